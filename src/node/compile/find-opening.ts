import { VFileMessage } from 'vfile-message';

/** The text of a page, and the parser that rejected it. */
export interface RefusedText {
  readonly text: string;
  readonly parse: (text: string) => unknown;
}

/** Milliseconds for trying braces, because each attempt parses the text before it. */
const limit = 2000;

/**
 * Returns the offset of an unclosed brace or quotation mark. The parser reports the end of the
 * text, or where it is no longer valid code, which may be far below.
 */
export function findOpening(
  { reason, source, place }: VFileMessage,
  { text, parse }: RefusedText,
): number | undefined {
  const [, quote] = /closing quote `(.)`/.exec(reason) ?? [];
  if (quote !== undefined) return text.lastIndexOf(quote);
  if (!isOfExpression({ source })) return undefined;
  const end = place && 'offset' in place ? (place.offset ?? text.length) : text.length;
  const braces = [...text.slice(0, end).matchAll(/\{/g)].map(({ index }) => index);
  const until = performance.now() + limit;
  const brace = braces.findLast(
    (index) => performance.now() > until || isWhole(text.slice(0, index), parse),
  );
  if (performance.now() > until) return undefined;
  const [opened = 0, closed = 0] = ['{', '}'].map((mark) => text.slice(brace).split(mark).length);
  return opened > closed ? brace : undefined;
}

/** Whether a text ends outside of expressions. */
function isWhole(text: string, parse: RefusedText['parse']): boolean {
  try {
    parse(text);
    return true;
  } catch (error) {
    return !(error instanceof VFileMessage && isOfExpression(error));
  }
}

function isOfExpression({ source }: Pick<VFileMessage, 'source'>): boolean {
  return source === 'micromark-extension-mdx-expression';
}
