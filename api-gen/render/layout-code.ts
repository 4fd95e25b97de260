import type { Code, TokenKind } from '../model/code.ts';

/** A token as shown on the page. */
export interface Part {
  readonly kind: TokenKind;
  readonly text: string;
  readonly href?: string;
}

const indentWidth = 2;

/**
 * Wraps code to lines of at most `width` characters where it can be broken; the line breaks are
 * part of the texts.
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
  /** Width of the text after it on the same line. */
  readonly after: number;
}

function print(item: Code, state: State, mode: Mode): void {
  if (item.kind === 'break') {
    printBreak(item, state, mode);
  } else if (item.kind === 'group') {
    const isBroken = state.column + flatWidth(item.items) + mode.after > state.width;
    printAll(item.items, state, { ...mode, isBroken });
  } else if (item.kind === 'indent') {
    printAll(item.items, state, { ...mode, indent: mode.indent + indentWidth });
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
    const next = items.slice(index + 1);
    const end = next.findIndex((other) => other.kind === 'break' && mode.isBroken);
    const tail = end < 0 ? next : next.slice(0, end);
    print(item, state, {
      ...mode,
      after: Math.min(flatWidth(tail.filter((other) => other.kind !== 'group')), 20),
    });
  });
}

function printBreak(
  item: { readonly flat: string; readonly broken: string },
  state: State,
  mode: Mode,
): void {
  const before = state.parts.at(-1);
  // A break after `=` must leave no space at the end of the line.
  if (mode.isBroken && before?.text === ' ') state.parts.pop();
  const text = mode.isBroken ? `\n${' '.repeat(mode.indent)}${item.broken}` : item.flat;
  if (text !== '') state.parts.push({ kind: 'text', text });
  state.column = mode.isBroken ? mode.indent + item.broken.length : state.column + item.flat.length;
}

function flatWidth(items: readonly Code[]): number {
  return items.reduce((width, item) => {
    if (item.kind === 'break') return width + item.flat.length;
    return (
      width +
      (item.kind === 'group' || item.kind === 'indent' ? flatWidth(item.items) : item.text.length)
    );
  }, 0);
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
