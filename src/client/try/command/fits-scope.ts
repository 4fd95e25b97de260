import type { Range } from '#shared/text/range.ts';

/** How a token that names a scope is written, by the scope's name in the extension. */
const signs: Readonly<Record<string, readonly RegExp[]>> = {
  // A keyword before it, or parameters and a body after it.
  namedFunction: [
    /\b(?:function\*?|def|func|fn|fun)\s+¦/,
    /¦\s*\([^()]*\)[^;{}()]*\{/,
    /¦\s*=\s*(?:async\b\s*)?(?:\([^()]*\)|\w+)\s*=>/,
  ],
  class: [/\b(?:class|interface|struct|trait)\s+¦/],
  functionCall: [/(?<!\b(?:function\*?|def|func|fn|fun)\s+)¦\s*\((?![^()]*\)[^;{}()\n]*\{)/],
  argumentOrParameter: [/(?<!\b(?:catch|for|if|switch|while)\s*)\([^(){}]*¦/],
  collectionKey: [/[{,(]\s*["']?¦["']?\s*[:=]/],
  collectionItem: [/[[{(][^[\]{}()]*¦/],
};
/** Scopes whose tokens are written as those of another. */
const alike: Readonly<Record<string, string>> = {
  functionName: 'namedFunction',
  value: 'collectionKey',
  className: 'class',
  functionCallee: 'functionCall',
};

/** How much of the text around a token is looked at. */
const reach = 400;

/** Whether a token is written where it names a scope: a function's name where it is declared. */
export function fitsScope(
  { start, end }: Range,
  scope: string,
  { text }: { readonly text: string },
): boolean {
  const around = `${text.slice(Math.max(0, start - reach), start)}¦${text.slice(end, end + reach)}`;
  return (signs[alike[scope] ?? scope] ?? []).some((sign) => sign.test(around));
}
