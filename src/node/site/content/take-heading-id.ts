import type { Heading } from 'mdast';
import type {} from 'remark-mdx';

/**
 * Patterns for an explicit id at the end of a heading, keyed by the type of the heading's last AST
 * node, as in Docusaurus.
 */
const patterns = {
  /** `{#id}`, optionally with the backslashes that MDX needs. */
  text: /\s*\\?\{#((?:(?!\{#)[^\s{}])+?)\\?\}\s*$/,
  /** `<!-- #id -->`, optionally with more text after the id. */
  html: /^<!--\s*#((?:(?!-->)\S)+)(?:\s[^]*)?-->$/,
  /** The same comment in MDX, without its braces. */
  mdxTextExpression: /^\s*\/\*+\s*#((?:(?!\*\/)\S)+)(?:\s(?:(?!\*\/)[^])*)?\*\/\s*$/,
} as const;

/** Removes an explicit id from the end of a heading and returns it; undefined if there is none. */
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
