/**
 * Rewrites Docusaurus syntax line by line into what the parser accepts, so that positions keep
 * their lines: `:::note Title` → `:::note[Title]`, and in MDX `{#id}` after a heading → `\{#id}` and HTML comments →
 * MDX comments. Leaves code alone.
 */
export function preprocess(text: string, format: 'md' | 'mdx'): string {
  let fence: string | undefined;
  let inComment = false;
  const rewrite = (line: string): string => {
    if (format === 'md') return rewriteDirective(line);
    const { text: rewritten, open } = rewriteComments(line, inComment);
    inComment = open;
    return rewriteHeadingId(rewriteDirective(rewritten));
  };
  return text
    .split('\n')
    .map((line) => {
      const mark = inComment ? undefined : /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark !== undefined && fence === undefined) fence = mark;
      else if (
        mark !== undefined &&
        fence !== undefined &&
        mark.startsWith(fence) &&
        /^\s*(?:>\s*)*[`~]+\s*$/.test(line)
      )
        fence = undefined;
      else if (fence === undefined) return rewrite(line);
      return line;
    })
    .join('\n');
}

function rewriteDirective(line: string): string {
  const directive = /^(\s*:{3,}[\w-]+)[ \t]+([^[{\s].*)$/.exec(line.trimEnd());
  return directive ? `${directive[1]}[${directive[2]}]` : line;
}

function rewriteHeadingId(line: string): string {
  return /^\s{0,3}#{1,6}\s/.test(line) ? line.replace(/(?<!\\)\{(#[\w-]+)\}\s*$/, '\\{$1}') : line;
}

/** `<!-- … -->` → `{/** … *\/}`, outside inline code; both have the same length, so columns stay. */
function rewriteComments(
  line: string,
  inComment: boolean,
): { readonly text: string; readonly open: boolean } {
  let open = inComment;
  const text = line.replace(/`+[^`]*`+|<!--|-->/g, (match) => {
    if (match === '<!--' && !open) {
      open = true;
      return '{/**';
    }
    if (match === '-->' && open) {
      open = false;
      return '*/}';
    }
    return match;
  });
  return { text, open };
}
