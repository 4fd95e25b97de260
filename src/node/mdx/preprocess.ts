/**
 * Rewrites what authors of Docusaurus sites write into what the parser reads, line by line, so that positions keep
 * their lines: `:::note Title` → `:::note[Title]`, and in MDX `{#id}` after a heading → `\{#id}`. Code blocks stay.
 */
export function preprocess(text: string, format: 'md' | 'mdx'): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark !== undefined && fence === undefined) fence = mark;
      else if (mark !== undefined && fence !== undefined && mark.startsWith(fence) && /^\s*(?:>\s*)*[`~]+\s*$/.test(line)) fence = undefined;
      else if (fence === undefined) return rewriteLine(line, format);
      return line;
    })
    .join('\n');
}

function rewriteLine(line: string, format: 'md' | 'mdx'): string {
  const directive = /^(\s*:{3,}[\w-]+)[ \t]+([^[{\s].*?)\s*$/.exec(line);
  if (directive) return `${directive[1]}[${directive[2]}]`;
  return format === 'mdx' && /^\s{0,3}#{1,6}\s/.test(line) ? line.replace(/(?<!\\)\{(#[\w-]+)\}\s*$/, '\\{$1}') : line;
}
