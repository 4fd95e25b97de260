import { lookUp } from '#shared/text/look-up.ts';
import type { Range } from '#shared/text/range.ts';

/**
 * Patterns for tokens that name a scope, by the scope's name in the extension; `¦` stands for the
 * token.
 */
const signs: Readonly<Record<string, readonly RegExp[]>> = {
  // A keyword before the token, parameters and a body after it, or an arrow function assigned to
  // it.
  namedFunction: [
    /\b(?:function\*?|def|func|fn|fun)\s+¦/,
    /¦\s*\([^()]*\)[^;{}()]*\{/,
    /¦\s*=\s*(?:async\b\s*)?(?:\([^()]*\)|\w+)\s*=>/,
  ],
  class: [/\bclass\s+¦/],
  interface: [/\b(?:enum|interface|struct|trait|type)\s+¦/],
  type: [/\b(?:enum|interface|struct|trait|type)\s+¦|:\s*[^\s,;={}()]*¦/],
  statement: [/^[ \t]*(?:(?:const|let|return|var)\s+)?¦(?![^\n]*,[ \t]*$)/m],
  attribute: [/<[^<>]*\s¦\s*=/],
  xmlElement: [/<\/?¦/, />[^<>]*¦[^<>]*<\//],
  functionCall: [/(?<!\b(?:function\*?|def|func|fn|fun)\s+)¦\s*\((?![^()]*\)[^;{}()\n]*\{)/],
  argumentOrParameter: [/(?<!\b(?:catch|for|if|switch|while)\s*)\([^(){}]*¦(?!\s*[.([])/],
  collectionKey: [/[{,(]\s*["']?¦["']?\s*:|[,(]\s*¦\s*=/],
  collectionItem: [/[[{][^[\]{}();]*¦[^;]*?[,\]}]/],
};
/** Scopes whose tokens match the patterns of another scope. */
const alike: Readonly<Record<string, string>> = {
  enum: 'interface',
  functionName: 'namedFunction',
  value: 'collectionKey',
  className: 'class',
  functionCallee: 'functionCall',
};

function signsOf(scope: string) {
  return lookUp(signs, alike[scope] ?? scope) ?? [];
}

/** Whether there are patterns for tokens that name a scope. */
export function canFit(scope: string): boolean {
  return signsOf(scope).length > 0;
}

/** Number of characters to look at on each side of a token. */
const reach = 400;

/**
 * Whether a token is in a place where it names a scope, such as a function's name in its
 * declaration.
 */
export function fitsScope(
  { start, end }: Range,
  scope: string,
  { text }: { readonly text: string },
): boolean {
  const around = `${text.slice(Math.max(0, start - reach), start)}¦${text.slice(end, end + reach)}`;
  return signsOf(scope).some((sign) => sign.test(around));
}
