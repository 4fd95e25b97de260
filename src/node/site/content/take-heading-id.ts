import type { Heading } from 'mdast';
import type {} from 'remark-mdx';

/** What ends a heading with an id, by the type of its last node; as in Docusaurus. */
const patterns = {
  /** `{#id}`, also with the backslashes that MDX needs. */
  text: /\s*\\?\{#((?:(?!\{#)[^\s{}])+?)\\?\}\s*$/,
  /** `<!-- #id -->`, also with words after it. */
  html: /^<!--\s*#((?:(?!-->)\S)+)(?:\s[^]*)?-->$/,
  /** The same comment in MDX. */
  mdxTextExpression: /^\s*\/\*+\s*#((?:(?!\*\/)\S)+)(?:\s(?:(?!\*\/)[^])*)?\*\/\s*$/,
} as const;

/** Removes the id that an author chose for a heading from its end, and returns it. */
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
