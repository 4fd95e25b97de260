/** What a token of a signature is; it becomes the token's class in the page. */
export type TokenKind = 'keyword' | 'name' | 'type' | 'punctuation' | 'string' | 'text';

/** Something a token or a comment points to: a declaration of this project, or an address elsewhere. */
export type TokenTarget =
  | { readonly kind: 'declaration'; readonly id: number }
  | { readonly kind: 'url'; readonly url: string };

/** One piece of code that is never broken. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly target?: TokenTarget;
}

/**
 * Code that knows where it may be broken. A group stays on one line where it fits, otherwise all its own breaks become
 * new lines; inner groups decide for themselves. `flat` and `broken` are what a break is in either case.
 */
export type Code =
  | Token
  | { readonly kind: 'group'; readonly items: readonly Code[] }
  | { readonly kind: 'indent'; readonly items: readonly Code[] }
  | { readonly kind: 'break'; readonly flat: string; readonly broken: string };

/** Makes a token. */
export function token(kind: TokenKind, text: string, target?: TokenTarget): Token {
  return target ? { kind, text, target } : { kind, text };
}

/** Makes a keyword with a space behind it, or nothing when it does not apply. */
export function keyword(text: string, applies = true): Code[] {
  return applies ? [token('keyword', text), token('text', ' ')] : [];
}

/** Makes punctuation. */
export function mark(text: string): Token {
  return token('punctuation', text);
}

/** Makes a group that is broken as a whole. */
export function group(items: readonly Code[]): Code {
  return { kind: 'group', items };
}

/** Puts `separator` and a break between the items. */
export function joinCode(items: readonly (readonly Code[])[], separator: string): Code[] {
  return items.flatMap((item, index) =>
    index === 0 ? [...item] : [mark(separator), lineBreak(' '), ...item],
  );
}

/** A possible new line; `flat` stands there when it is none. */
export function lineBreak(flat: '' | ' ', broken = ''): Code {
  return { kind: 'break', flat, broken };
}

/** Items in brackets: on one line, or one item a line. */
export function bracketed(
  open: string,
  items: readonly (readonly Code[])[],
  close: string,
  padding: '' | ' ' = '',
): Code {
  if (items.length === 0) return group([mark(open + close)]);
  const separator = open.startsWith('{') ? ';' : ',';
  const inner: Code = {
    kind: 'indent',
    items: [lineBreak(padding), ...joinCode(items, separator)],
  };
  return group([mark(open), inner, lineBreak(padding), mark(close)]);
}

/** All tokens of a code tree, in order. */
export function codeTokens(code: readonly Code[]): Token[] {
  return code.flatMap((item) => {
    if (item.kind === 'break') return [];
    return item.kind === 'group' || item.kind === 'indent' ? codeTokens(item.items) : [item];
  });
}
