import type { LineItem, LineToken, PlacedHat, Span, SpanRole } from './example-line.ts';
import { lineNumberAt, type TextLines } from '#shared/text/text-lines.ts';
import type { Range } from '#shared/text/range.ts';

/** A text's decorations: spans with roles, hats, cursors and syntax highlighting. */
export interface TextLayers {
  readonly spans: readonly Span[];
  readonly hats: readonly PlacedHat[];
  /** Cursor offsets. */
  readonly cursors: readonly number[];
  /** Highlighted tokens by line number; if they do not match the text, the line is shown plain. */
  readonly tokens: readonly (readonly LineToken[])[];
}

/**
 * Everything needed to render one line; ranges are relative to the line's start. Lines with equal
 * parts look the same.
 */
export interface LineLayers extends Omit<TextLayers, 'tokens'> {
  readonly tokens: readonly LineToken[];
  readonly text: string;
  /** Roles of the line end. */
  readonly endRoles: readonly SpanRole[];
}

/** Splits a text's decorations by line. */
export function splitLayers(index: TextLines, layers: TextLayers): LineLayers[] {
  const cursors = layers.cursors.map((offset) => ({ start: offset, end: offset }));
  const hatsOf = groupByLine(index, layers.hats);
  const spansOf = groupByLine(index, layers.spans);
  const cursorsOf = groupByLine(index, cursors);
  return index.lines.map(({ start, end }, number) => ({
    text: index.text.slice(start, end),
    tokens: layers.tokens[number] ?? [],
    hats: hatsOf(number),
    spans: spansOf(number),
    cursors: cursorsOf(number).map((cursor) => cursor.start),
    endRoles: rolesOfEnd(index, number, spansOf),
  }));
}

/**
 * Returns a function that returns the ranges that touch a line, relative to the line's start.
 * Searching all ranges for each line would be too slow on every keystroke.
 */
function groupByLine<Place extends Range>(
  index: TextLines,
  places: readonly Place[],
): (number: number) => readonly Place[] {
  const { lines } = index;
  const shares = new Map<number, Place[]>();
  for (const place of places)
    for (let number = lineNumberAt(index, place.start); number < lines.length; number += 1) {
      const line = lines[number];
      if (!line || line.start > place.end) break;
      const moved = { ...place, start: place.start - line.start, end: place.end - line.start };
      const share = shares.get(number);
      if (share) share.push(moved);
      else shares.set(number, [moved]);
    }
  return (number) => shares.get(number) ?? none;
}

const none: readonly never[] = [];

/** Splits a line into items of uniform appearance. */
export function buildLine(line: LineLayers): LineItem[] {
  const { text, tokens, endRoles } = line;
  const isTallying = tokens.map((token) => token.text).join('') === text;
  return [
    ...buildTextItems(line, tokenRanges(isTallying ? tokens : [{ text, className: '' }])),
    ...(endRoles.length > 0 ? [{ kind: 'line-end', roles: endRoles } as const] : []),
  ];
}

interface TokenRange extends Range {
  readonly className: string;
}

function tokenRanges(tokens: readonly LineToken[]): TokenRange[] {
  let start = 0;
  return tokens.map(({ text, className }) => {
    const range = { start, end: start + text.length, className };
    start = range.end;
    return range;
  });
}

function buildTextItems(layers: LineLayers, tokens: readonly TokenRange[]): LineItem[] {
  const { text } = layers;
  const cursors = new Set(layers.cursors);
  const codeStart = text.search(/\S|$/);
  // An underline of code and its indentation is drawn below the code only.
  const hidden =
    codeStart < text.length ? rolesAt(layers.spans, codeStart).filter(isLineDrawn) : [];
  const cuts = findCuts(
    text.length,
    [...tokens, ...layers.spans, ...layers.hats],
    [...layers.cursors, codeStart],
  );
  return cuts.flatMap((start, at): LineItem[] => {
    const cursor: LineItem[] = cursors.has(start) ? [{ kind: 'cursor' }] : [];
    const end = cuts[at + 1];
    if (end === undefined) return cursor;
    const hat = layers.hats.find((range) => range.start === start && range.end > start)?.hat;
    const className = tokens.find((token) => covers(token, start))?.className ?? '';
    return [
      ...cursor,
      {
        kind: 'text',
        text: text.slice(start, end),
        className,
        roles: rolesAt(layers.spans, start).filter(
          (role) => start >= codeStart || !hidden.includes(role),
        ),
        hat,
      },
    ];
  });
}

function isChange(role: SpanRole): boolean {
  return role === 'removed' || role === 'added';
}

function isLineDrawn(role: SpanRole): boolean {
  return isChange(role) || role === 'that' || role === 'source';
}

/**
 * Returns every offset in a line at which its appearance may change, including its start and end.
 */
function findCuts(length: number, ranges: readonly Range[], cursors: readonly number[]): number[] {
  const cuts = [0, length, ...cursors];
  for (const { start, end } of ranges) cuts.push(start, end);
  return cuts
    .filter((offset) => offset >= 0 && offset <= length)
    .sort((one, other) => one - other)
    .filter((offset, at, sorted) => offset !== sorted[at - 1]);
}

/**
 * Returns a line end's roles. It always shows a selection, but shows additions and removals only if
 * the line is empty.
 */
function rolesOfEnd(
  { lines }: TextLines,
  number: number,
  spansOf: (number: number) => readonly Span[],
): readonly SpanRole[] {
  const [line, previous] = [lines[number], lines[number - 1]];
  if (!line || spansOf(number).length + spansOf(number - 1).length === 0) return none;
  const length = line.end - line.start;
  const roles = number < lines.length - 1 ? rolesAt(spansOf(number), length) : [];
  // A change that begins at the end of the previous line covers this empty line too, even if it
  // ends here.
  const before = previous && previous.end - previous.start;
  const begun = spansOf(number - 1).filter(({ start }) => start === before);
  const changes = length === 0 ? [...roles, ...begun.map(({ role }) => role)] : [];
  const shown = [...roles.filter((role) => role === 'selected'), ...changes.filter(isChange)];
  return [...new Set(shown)];
}

function covers({ start, end }: Range, offset: number): boolean {
  return start <= offset && offset < end;
}

function rolesAt(spans: readonly Span[], offset: number): SpanRole[] {
  if (spans.length === 0) return [];
  return [...new Set(spans.filter((span) => covers(span, offset)).map(({ role }) => role))];
}
