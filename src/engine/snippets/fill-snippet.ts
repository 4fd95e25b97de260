import type { Range } from '#shared/text/range.ts';

/** A part of a snippet: text, a placeholder or a variable. */
export type SnippetPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stop'; readonly index: number; readonly parts: readonly SnippetPart[] }
  | { readonly kind: 'variable'; readonly name: string; readonly parts: readonly SnippetPart[] };

const opening = /\\([\\$}])|\$(\w+)|\$\{(\w+)(:|\})|\}/g;

/**
 * Parses VS Code's snippet syntax: `$1`, `${1:text}`, `$name`, `${name:text}`, `\$`. Anything else
 * is text.
 */
export function parseSnippet(source: string): SnippetPart[] {
  return parseUntil(source, 0, false).parts;
}

interface Parsed {
  readonly parts: SnippetPart[];
  /** Offset at which parsing continues. */
  readonly at: number;
}

function parseUntil(source: string, start: number, isNested: boolean): Parsed {
  const parts: SnippetPart[] = [];
  let at = start;
  const pattern = new RegExp(opening);
  for (;;) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match) break;
    const [whole, escaped, plain, name, ending] = match;
    parts.push(textPart(source.slice(at, match.index)));
    at = match.index + whole.length;
    if (escaped !== undefined) parts.push(textPart(escaped));
    else if (plain !== undefined) parts.push(namedPart(plain, []));
    else if (name !== undefined) {
      const inner = ending === ':' ? parseUntil(source, at, true) : { parts: [], at };
      parts.push(namedPart(name, inner.parts));
      at = inner.at;
    } else if (isNested) return { parts: parts.filter(isFull), at };
    else parts.push(textPart(whole));
  }
  return { parts: [...parts, textPart(source.slice(at))].filter(isFull), at: source.length };
}

function textPart(text: string): SnippetPart {
  return { kind: 'text', text };
}

function namedPart(name: string, parts: readonly SnippetPart[]): SnippetPart {
  return /^\d+$/.test(name)
    ? { kind: 'stop', index: Number(name), parts }
    : { kind: 'variable', name, parts };
}

function isFull(part: SnippetPart) {
  return part.kind !== 'text' || part.text !== '';
}

/** The values and indentation to fill a snippet with. */
export interface SnippetFilling {
  /** Values of the variables; a variable without a value becomes a placeholder. */
  readonly values: Readonly<Record<string, string>>;
  /** The indentation of the line that the snippet is inserted into. */
  readonly indentation: string;
  /** The indentation unit that replaces tabs in the snippet. */
  readonly step: string;
}

/**
 * Expands a snippet. Its own lines are indented like the target line; values are indented like the
 * text before them. `first` contains the ranges to select first, relative to `text`: all
 * placeholders with the lowest number (`$0` comes last), or the end of the text.
 */
export function fillSnippet(
  parts: readonly SnippetPart[],
  { values, indentation, step }: SnippetFilling,
): { readonly text: string; readonly first: readonly Range[] } {
  const stops: { readonly index: number; readonly range: Range }[] = [];
  const indexOf = numberVariables(parts, values);
  const write = (text: string, list: readonly SnippetPart[]): string =>
    list.reduce((written, part) => writePart(written, part), text);
  const writePart = (text: string, part: SnippetPart): string => {
    if (part.kind === 'text')
      return text + part.text.replaceAll('\t', step).replaceAll('\n', `\n${indentation}`);
    const value = part.kind === 'variable' ? values[part.name] : undefined;
    if (value !== undefined) return text + indentValue(value, text, indentation);
    const index = part.kind === 'stop' ? part.index : (indexOf.get(part.name) ?? 0);
    const result = write(text, part.parts);
    stops.push({ index, range: { start: text.length, end: result.length } });
    return result;
  };
  const text = write('', parts);
  const lowest = Math.min(...stops.map(({ index }) => index || Infinity));
  const first = stops.filter(({ index }) => index === (Number.isFinite(lowest) ? lowest : 0));
  const end = { start: text.length, end: text.length };
  return { text, first: first.length > 0 ? first.map(({ range }) => range) : [end] };
}

/**
 * Indents a value's later lines by the snippet's own indentation, because they already have that of
 * the text.
 */
function indentValue(value: string, before: string, indentation: string) {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const own = /^\s*/.exec(line)?.[0] ?? '';
  const added = before.includes('\n') ? own.slice(indentation.length) : own;
  return value.replace(/\r\n|\n/g, (lineBreak) => lineBreak + added);
}

/**
 * Numbers the variables without a value in order of appearance, after the numbered placeholders.
 */
function numberVariables(
  parts: readonly SnippetPart[],
  values: SnippetFilling['values'],
): ReadonlyMap<string, number> {
  const all = flatten(parts);
  const highest = Math.max(0, ...all.map((part) => (part.kind === 'stop' ? part.index : 0)));
  const names = all.flatMap((part) =>
    part.kind === 'variable' && values[part.name] === undefined ? [part.name] : [],
  );
  return new Map([...new Set(names)].map((name, place) => [name, highest + 1 + place]));
}

function flatten(parts: readonly SnippetPart[]): SnippetPart[] {
  return parts.flatMap((part) => [part, ...(part.kind === 'text' ? [] : flatten(part.parts))]);
}
