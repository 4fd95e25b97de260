import { codeText, startsWith, type Code, type TokenKind } from '../model/code.ts';

/** A token as shown on the page. */
export interface Part {
  readonly kind: TokenKind;
  readonly text: string;
  readonly href?: string;
}

const indentWidth = 2;

/**
 * Wraps code at its optional breaks to lines of at most `width` characters. The line breaks are
 * included in the text of the parts.
 */
export function layoutCode(code: readonly Code[], width = 80): Part[] {
  const state: State = { parts: [], column: 0, width };
  for (const item of code) print(item, state, { indent: 0, isBroken: false, after: 0 });
  return mergeParts(state.parts);
}

interface State {
  readonly parts: Part[];
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
  if (item.kind === 'break') {
    printBreak(item, state, mode);
  } else if (item.kind === 'group') {
    const isBroken = state.column + codeText(item.items).length + mode.after > state.width;
    printAll(item.items, state, { ...mode, isBroken });
  } else if ('items' in item) {
    // A list that begins a line needs no deeper indentation.
    const step = isLineStart(state) && mode.isBroken ? 0 : indentWidth;
    printAll(item.items, state, { ...mode, indent: mode.indent + step });
  } else {
    state.parts.push({
      kind: item.kind,
      text: item.text,
      href: item.target?.kind === 'url' ? item.target.url : undefined,
    });
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
  const end = all.findIndex(({ kind }) => kind === 'break');
  const tail = end < 0 ? all : all.slice(0, end);
  const whole = codeText(tail).length;
  const isParameters = item.kind === 'group' && startsWith(item.items, '(');
  if (isParameters && mode.indent + 1 + whole <= state.width) return whole;
  return Math.min(codeText(tail.filter(({ kind }) => kind !== 'group')).length, 20);
}

function withoutIndents(items: readonly Code[]): readonly Code[] {
  return items.flatMap((item) => (item.kind === 'indent' ? withoutIndents(item.items) : [item]));
}

function printBreak(
  item: { readonly flat: string; readonly broken: string },
  state: State,
  mode: Mode,
): void {
  const before = state.parts.at(-1);
  // A break after `=` must leave no space at the end of the line.
  if (mode.isBroken && before?.text === ' ') state.parts.pop();
  const start = isLineStart(state) ? '' : `\n${' '.repeat(mode.indent)}`;
  const text = mode.isBroken ? start + item.broken : item.flat;
  if (text !== '') state.parts.push({ kind: 'text', text });
  state.column = mode.isBroken ? mode.indent + item.broken.length : state.column + item.flat.length;
}

function isLineStart({ parts }: State): boolean {
  return /^\n *$/.test(parts.at(-1)?.text ?? '');
}

/** Merges adjacent parts that look the same. */
function mergeParts(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const isPlain = (kind: TokenKind) => kind === 'text' || kind === 'punctuation';
    if (last && !last.href && !part.href && isPlain(last.kind) && isPlain(part.kind))
      merged[merged.length - 1] = { kind: 'text', text: last.text + part.text };
    else merged.push(part);
  }
  return merged;
}
