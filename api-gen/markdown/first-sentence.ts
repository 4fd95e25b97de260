import { toString } from 'mdast-util-to-string';
import { readSimpleProse } from './simple-prose.ts';
import { visibleText } from './escape.ts';
import { parseMarkdown } from './parse-markdown.ts';

const longest = 240;

/** Returns the first sentence of a comment as plain text, truncated if it is long. */
export function firstSentence(markdown: string): string {
  const text = plainText(markdown);
  // "e.g. this" and "a.b" do not end a sentence.
  const sentence =
    /^.*?[.!?](?<!\b(?:e\.g|i\.e|etc|vs|cf)\.)(?=\s+[\p{Lu}"'(“`]|$)/u.exec(text)?.[0] ?? text;
  return sentence.length > longest
    ? `${sentence.slice(0, longest).replace(/\s+\S*$/, '')} …`
    : sentence;
}

/** Returns the first block of a comment that is not code, as plain text on one line. */
export function plainText(markdown: string): string {
  return markdown === '' ? '' : visibleText(firstBlockText(markdown)).replace(/\s+/g, ' ').trim();
}

function firstBlockText(markdown: string): string {
  const simple = readSimpleProse(markdown);
  if (simple) return simple.map((part) => (part.kind === 'link' ? part.label : part.text)).join('');
  const first = parseMarkdown(markdown).children.find(
    (node) => node.type !== 'definition' && node.type !== 'code',
  );
  return first ? toString(first) : '';
}

/**
 * Splits a comment after its first block, so that the rest can be collapsed. Does not split a
 * comment with link definitions.
 */
export function splitFirstBlock(markdown: string): {
  readonly first: string;
  readonly rest: string;
} {
  if (readSimpleProse(markdown)) return { first: markdown, rest: '' };
  const { children } = parseMarkdown(markdown);
  const [first, second] = children;
  const end = first?.position?.end.offset ?? markdown.length;
  const isShort = second === undefined || children.some((node) => node.type === 'definition');
  return isShort
    ? { first: markdown, rest: '' }
    : { first: markdown.slice(0, end), rest: markdown.slice(end).trim() };
}
