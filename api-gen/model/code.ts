/** Kind of a token in a signature, used as its CSS class on the page. */
export type TokenKind = 'keyword' | 'name' | 'type' | 'punctuation' | 'string' | 'text';

/** The target of a token or comment link: a declaration of this project, or an address elsewhere. */
export type TokenTarget =
  | { readonly kind: 'declaration'; readonly id: number }
  | { readonly kind: 'url'; readonly url: string };

/** Code without line breaks. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly target?: TokenTarget;
}

/**
 * Code with optional line breaks. A group stays on one line if it fits; otherwise all its own
 * breaks become new lines, and inner groups are laid out independently. `flat` is the text of a
 * break in the first case, `broken` in the second.
 */
export type Code =
  | Token
  | { readonly kind: 'group' | 'indent'; readonly items: readonly Code[] }
  | { readonly kind: 'break'; readonly flat: string; readonly broken: string };

/** Creates a token, with a target if it is a link. */
export function token(kind: TokenKind, text: string, target?: TokenTarget): Token {
  return target ? { kind, text, target } : { kind, text };
}

/** A space between two tokens. */
export const space = token('text', ' ');

/** Creates a keyword followed by a space, or nothing if it does not apply. */
export function keyword(text: string, applies = true): Code[] {
  return applies ? [token('keyword', text), space] : [];
}

/** Creates a punctuation token. */
export function mark(text: string): Token {
  return token('punctuation', text);
}

/** Creates a group that breaks as a whole. */
export function group(items: readonly Code[]): Code {
  return { kind: 'group', items };
}

/** Joins the items with `separator` and a break. */
export function joinCode(items: readonly (readonly Code[])[], separator: string): Code[] {
  return items.flatMap((item, index) =>
    index === 0 ? [...item] : [mark(separator), lineBreak(' '), ...item],
  );
}

/** Creates an optional line break; `flat` is its text on a single line. */
export function lineBreak(flat: '' | ' ', broken = ''): Code {
  return { kind: 'break', flat, broken };
}

/** Puts items in brackets, either on one line or one per line. */
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

/** Maximum length of a signature in characters; anyone who needs more reads the source. */
const longestCode = 6000;

/** Maximum length of a string in a signature, in characters. */
const longestString = 300;

/** Replaces the end of long lists and strings with a comment, to limit the length of signatures. */
export function elideCode(code: readonly Code[]): Code[] {
  return elideList(code, { left: longestCode });
}

function elideList(items: readonly Code[], budget: { left: number }): Code[] {
  const kept: Code[] = [];
  for (const [index, item] of items.entries()) {
    const rest = items.slice(index).filter(({ kind }) => kind === 'break').length;
    if (budget.left <= 0 && isBetweenItems(items, index)) {
      const before = kept.at(-1);
      if (before?.kind === 'punctuation' && /^[,;]$/.test(before.text)) kept.pop();
      return [...kept, lineBreak(' '), mark(`/* ${rest} more */`)];
    }
    kept.push(elideItem(item, budget));
  }
  return kept;
}

/**
 * Whether a list can be cut off before an item: at a break after a separator or before an operator.
 */
function isBetweenItems(items: readonly Code[], index: number): boolean {
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]];
  if (item?.kind !== 'break') return false;
  return [before, after].some((one) => one?.kind === 'punctuation' && /^[,;|&]$/.test(one.text));
}

function elideItem(item: Code, budget: { left: number }): Code {
  if (item.kind === 'break') return item;
  if ('items' in item) return { ...item, items: elideList(item.items, budget) };
  budget.left -= item.text.length;
  return item.kind === 'string' && item.text.length > longestString
    ? { ...item, text: `${item.text.slice(0, longestString)}…${item.text.at(-1)}` }
    : item;
}

/** Whether code begins with the given bracket. */
export function startsWith([first]: readonly Code[], bracket: string): boolean {
  return first?.kind === 'punctuation' && first.text === bracket;
}

/** Returns code as text on one line. */
export function codeText(code: readonly Code[]): string {
  return code
    .map((item) => {
      if (item.kind === 'break') return item.flat;
      return 'items' in item ? codeText(item.items) : item.text;
    })
    .join('');
}

/** Returns all tokens of a code tree, in order. */
export function codeTokens(code: readonly Code[]): Token[] {
  return code.flatMap((item) => {
    if (item.kind === 'break') return [];
    return 'items' in item ? codeTokens(item.items) : [item];
  });
}
