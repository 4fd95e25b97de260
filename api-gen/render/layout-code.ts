import { codeText, isBreak, startsWith, type Code, type Token } from '../model/code.ts';

const indentWidth = 2;

/**
 * Wraps code at its optional breaks, if possible to lines of at most `width` characters. The line
 * breaks are part of the text.
 */
export function layoutCode(code: readonly Code[], width = 80): (string | Token)[] {
  const state: State = { parts: [], column: 0, width };
  for (const item of code) print(item, state, { indent: 0, isBroken: false, after: 0 });
  return state.parts;
}

interface State {
  readonly parts: (string | Token)[];
  readonly width: number;
  column: number;
}

interface Mode {
  readonly indent: number;
  readonly isBroken: boolean;
  /** Width of the text that follows on the same line. */
  readonly after: number;
}

function print(item: Code, state: State, mode: Mode): void {
  if (typeof item === 'string') {
    if (item !== '') state.parts.push(item);
    state.column += item.length;
  } else if (item.kind === 'break') {
    printBreak(item, state, mode);
  } else if (item.kind === 'group') {
    const isBroken = state.column + codeText(item.items).length + mode.after > state.width;
    printAll(item.items, state, { ...mode, isBroken });
  } else if ('items' in item) {
    // A list that begins a line needs no deeper indentation.
    const step = isLineStart(state) && mode.isBroken ? 0 : indentWidth;
    printAll(item.items, state, { ...mode, indent: mode.indent + step });
  } else {
    state.parts.push(item);
    state.column += item.text.length;
  }
}

function printAll(items: readonly Code[], state: State, mode: Mode): void {
  items.forEach((item, index) => {
    // In an unbroken group, everything is already known to fit on the line.
    const after = mode.isBroken ? widthAfter(item, items.slice(index + 1), state, mode) : 0;
    print(item, state, { ...mode, after });
  });
}

/**
 * Returns the width of what must follow an item on its line. A result type that fits on one line
 * stays whole, so that the parameters before it are broken instead.
 */
function widthAfter(item: Code, rest: readonly Code[], state: State, mode: Mode): number {
  const all = withoutIndents(rest);
  const end = all.findIndex(isBreak);
  const tail = end < 0 ? all : all.slice(0, end);
  const whole = codeText(tail).length;
  if (startsWith(item, '(') && mode.indent + 1 + whole <= state.width) return whole;
  const words = tail.filter((one) => typeof one === 'string' || 'text' in one);
  return Math.min(codeText(words).length, 20);
}

function withoutIndents(items: readonly Code[]): readonly Code[] {
  return items.flatMap((item) =>
    typeof item === 'object' && item.kind === 'indent' ? withoutIndents(item.items) : item,
  );
}

function printBreak(
  { text, broken }: { readonly text: string; readonly broken: string },
  state: State,
  { isBroken, indent }: Mode,
): void {
  const { parts } = state;
  if (!isBroken) {
    if (text !== '') parts.push(text);
    state.column += text.length;
    return;
  }
  const start = isLineStart(state) ? String(parts.pop()) : `\n${' '.repeat(indent)}`;
  const before = parts.pop() ?? '';
  // A break after `=` must leave no space at the end of the line.
  const kept = typeof before === 'string' ? before.replace(/^(?!\n)(.*) $/, '$1') : before;
  parts.push(kept, start + broken);
  state.column = indent + broken.length;
}

function isLineStart({ parts }: State): boolean {
  return /^\n *$/.test(String(parts.at(-1)));
}
