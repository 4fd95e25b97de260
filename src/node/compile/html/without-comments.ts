/**
 * Removes closed comments, each up to the point where a browser ends it; `<!-->` is a complete
 * comment.
 */
export function withoutComments(html: string): string {
  const end = /--!?>/g;
  let rest = '';
  let from = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', from)) {
    end.lastIndex = start + '<!'.length;
    if (!end.test(html)) break;
    rest += html.slice(from, start);
    from = end.lastIndex;
  }
  return rest + html.slice(from);
}
