/** A name, a type or a string in code. */
export interface Token {
  readonly kind: 'name' | 'type' | 'string';
  readonly text: string;
  /** Link target: the id of a declaration of this project, or a URL. */
  readonly target?: number | string;
}

/**
 * Code with optional line breaks. A group stays on one line if it fits; otherwise all its own
 * breaks become new lines, and inner groups are laid out independently. `text` is the text of a
 * break in the first case, `broken` in the second.
 */
export type Code =
  | string
  | Token
  | { readonly kind: 'group' | 'indent'; readonly items: readonly Code[] }
  | { readonly kind: 'break'; readonly text: string; readonly broken: string };

/** Creates a token, with a target if it is a link. */
export function token(kind: Token['kind'], text: string, target?: Token['target']): Token {
  return { kind, text, target };
}

/** Creates a group that breaks as a whole. */
export function group(items: readonly Code[]): Code {
  return { kind: 'group', items };
}

/** Indents the lines after the breaks in the items. */
export function indent(items: readonly Code[]): Code {
  return { kind: 'indent', items };
}

/** Joins the items with `separator` and a break. */
export function joinCode(items: readonly (readonly Code[])[], separator: string): Code[] {
  return items.flatMap((item, index) =>
    index === 0 ? item : [separator, lineBreak(' '), ...item],
  );
}

/**
 * Creates an optional line break: `text` is printed if the group stays on one line; otherwise,
 * `broken` begins the new line.
 */
export function lineBreak(text: '' | ' ', broken = ''): Code {
  return { kind: 'break', text, broken };
}

/** Puts items in brackets, either on one line or one per line. */
export function bracketed(
  open: string,
  items: readonly (readonly Code[])[],
  close: string,
  padding: '' | ' ' = '',
): Code {
  if (items.length === 0) return group([open + close]);
  const separator = open === '{' ? ';' : ',';
  const inner = indent([lineBreak(padding), ...joinCode(items, separator)]);
  return group([open, inner, lineBreak(padding), close]);
}

/** Maximum length of a signature in characters; longer signatures are elided. */
const longestCode = 6000;

/** Maximum length of a string in a signature, in characters. */
const longestString = 300;

/**
 * Shortens long signatures: replaces the end of a list with a comment and the end of a string with
 * an ellipsis.
 */
export function elideCode(code: readonly Code[]): Code[] {
  return elideList(code, { left: longestCode });
}

function elideList(items: readonly Code[], budget: { left: number }): Code[] {
  const kept: Code[] = [];
  for (const [index, item] of items.entries()) {
    if (budget.left <= 0 && isBetweenItems(items, index)) {
      const rest = items.slice(index).filter(isBreak).length;
      if (/^[,;]$/.test(String(kept.at(-1)))) kept.pop();
      return [...kept, lineBreak(' '), `/* ${rest} more */`];
    }
    kept.push(elideItem(item, budget));
  }
  return kept;
}

/**
 * Whether a list can be cut off before an item: at a break after a separator or before an operator.
 */
function isBetweenItems(items: readonly Code[], index: number): boolean {
  const around = [items[index - 1], items[index + 1]];
  return isBreak(items[index]) && around.some((one) => /^[,;|&]$/.test(String(one)));
}

/** Whether an item of code is an optional line break. */
export function isBreak(item: Code | undefined): boolean {
  return typeof item === 'object' && item.kind === 'break';
}

function elideItem(item: Code, budget: { left: number }): Code {
  if (isBreak(item)) return item;
  if (typeof item === 'object' && 'items' in item)
    return { ...item, items: elideList(item.items, budget) };
  budget.left -= codeText([item]).length;
  return typeof item === 'object' && item.kind === 'string' && item.text.length > longestString
    ? { ...item, text: `${item.text.slice(0, longestString)}…${item.text.at(-1)}` }
    : item;
}

/** Whether code begins with the given bracket. */
export function startsWith(item: Code, bracket: string): boolean {
  return typeof item === 'object' && 'items' in item && item.items[0] === bracket;
}

/** Returns code as text on one line. */
export function codeText(code: readonly Code[]): string {
  return code
    .map((item) => {
      if (typeof item === 'string') return item;
      return 'items' in item ? codeText(item.items) : item.text;
    })
    .join('');
}

/** Returns all tokens of a code tree, in order. */
export function codeTokens(code: readonly Code[]): Token[] {
  return code.flatMap((item) => {
    if (typeof item === 'string' || item.kind === 'break') return [];
    return 'items' in item ? codeTokens(item.items) : item;
  });
}
