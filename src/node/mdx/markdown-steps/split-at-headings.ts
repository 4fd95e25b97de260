/**
 * Splits Markdown before each heading (`## …` at the beginning of a line, outside fences), so that
 * the joined parts are the text. Only a parser can tell whether a block of the previous part
 * continues beyond such a line.
 */
export function splitAtHeadings(text: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let fence: string | undefined;
  for (const line of text.split(/(?<=\n)/)) {
    if (fence === undefined && part !== '' && /^#{1,6}[ \t]/.test(line)) {
      parts.push(part);
      part = '';
    }
    part += line;
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && /^[ `~]+\s*$/.test(line)) fence = undefined;
  }
  return [...parts, part];
}
