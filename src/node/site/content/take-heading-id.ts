import type { Heading } from 'mdast';
import type {} from 'remark-mdx';

/**
 * Patterns for an id at the end of a heading, by the type of the heading's last node, as in
 * Docusaurus.
 */
const patterns = {
  /** `{#id}`, optionally with the backslashes that MDX needs. */
  text: /\s*\\?\{#((?:(?!\{#)[^\s{}])+?)\\?\}\s*$/,
  /** `<!-- #id -->`, optionally with more text after the id. */
  html: /^<!--\s*#((?:(?!-->)\S)+)(?:\s[^]*)?-->$/,
  /** The same comment in MDX. */
  mdxTextExpression: /^\s*\/\*+\s*#((?:(?!\*\/)\S)+)(?:\s(?:(?!\*\/)[^])*)?\*\/\s*$/,
} as const;

/** Removes the author's id from the end of a heading and returns it. */
export function takeHeadingId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text' && last?.type !== 'html' && last?.type !== 'mdxTextExpression')
    return undefined;
  const match = patterns[last.type].exec(last.value);
  if (!match) return undefined;
  if (last.type === 'text') last.value = last.value.slice(0, match.index);
  else children.pop();
  const end = children.at(-1);
  if (end?.type === 'text') end.value = end.value.trimEnd();
  return match[1];
}
