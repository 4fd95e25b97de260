import type { PageFormat } from './context/page-format.ts';

/**
 * Rewrites Docusaurus syntax into syntax that the parser accepts, line by line, so that line
 * numbers do not change. `:::note Title` becomes `:::note[Title]`. In MDX, `{#id}` after a heading
 * becomes `\{#id}`, HTML comments become MDX comments, and `mdx-code-block` fences are replaced
 * with their content. Code is left unchanged.
 */
export function preprocess(text: string, format: PageFormat): string {
  let fence: string | undefined;
  let wrapper: string | undefined;
  let inComment = false;
  const rewrite = (line: string) => {
    if (format === 'md') return rewriteDirective(line);
    const { text: rewritten, open } = rewriteComments(line, inComment);
    inComment = open;
    return rewriteHeadingId(rewriteDirective(rewritten));
  };
  return text
    .split('\n')
    .map((line) => {
      const [, mark, info = ''] =
        (inComment ? undefined : /^\s*(?:>\s*)*(`{3,}|~{3,})(.*)$/.exec(line)) ?? [];
      if (mark === undefined) return fence === undefined ? rewrite(line) : line;
      const closes = (open: string | undefined) =>
        open !== undefined && mark.startsWith(open) && info.trim() === '';
      if (fence !== undefined) {
        if (closes(fence)) fence = undefined;
        return line;
      }
      if (closes(wrapper)) {
        wrapper = undefined;
        return '';
      }
      if (format === 'mdx' && info.trim() === 'mdx-code-block') {
        wrapper = mark;
        return '';
      }
      fence = mark;
      return line;
    })
    .join('\n');
}

function rewriteDirective(line: string) {
  const directive = /^(\s*:{3,}[\w-]+)[ \t]+([^[{\s].*)$/.exec(line.trimEnd());
  return directive ? `${directive[1]}[${directive[2]}]` : line;
}

function rewriteHeadingId(line: string) {
  return /^\s{0,3}#{1,6}\s/.test(line) ? line.trimEnd().replace(/(?<!\\)\{#/, '\\{#') : line;
}

/**
 * Rewrites comments outside inline code: `<!-- … -->` → `{/** … *\/}`. Both forms have the same
 * length, so columns do not change.
 */
function rewriteComments(
  line: string,
  inComment: boolean,
): { readonly text: string; readonly open: boolean } {
  const end = inComment ? line.indexOf('-->') : 0;
  if (end < 0) return { text: hideEnds(line), open: true };
  const inside = inComment ? `${hideEnds(line.slice(0, end))}*/}` : '';
  const rest = line.slice(inside.length);
  const start = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|<!--/g;
  let match = start.exec(rest);
  while (match && match[0] !== '<!--') match = start.exec(rest);
  if (!match) return { text: inside + rest, open: false };
  const before = `${inside}${rest.slice(0, match.index)}{/**`;
  const after = rewriteComments(rest.slice(match.index + '<!--'.length), true);
  return { text: before + after.text, open: after.open };
}

/** Replaces text that would end an MDX comment early. */
function hideEnds(comment: string) {
  return comment.replaceAll('*/', '* ');
}
