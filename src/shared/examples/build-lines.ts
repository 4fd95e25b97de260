import type { LineItem, LineToken, PlacedHat, Stretch, StretchRole } from './example-line.ts';
import type { TextLines } from '../text/text-lines.ts';
import type { Range } from '../text/range.ts';

/** Decorations of a text. */
export interface TextLayers {
  readonly stretches: readonly Stretch[];
  readonly hats: readonly PlacedHat[];
  /** Offsets of cursors. */
  readonly cursors: readonly number[];
  /** Highlighted tokens, line by line; a line that does not match the text is shown plain. */
  readonly tokens: readonly (readonly LineToken[])[];
}

/** Cuts a text into lines of items, so that each item has one look. */
export function buildLines(index: TextLines, layers: TextLayers): LineItem[][] {
  return index.lines.map((line, number) => {
    const text = index.text.slice(line.start, line.end);
    const tokens = layers.tokens[number] ?? [];
    const isTallying = tokens.map((token) => token.text).join('') === text;
    const placed = placeTokens(isTallying ? tokens : [{ text, className: '' }], line.start);
    return [
      ...buildTextItems(index, line, layersOf(line, layers), placed),
      ...buildLineEnd(index, number, layers),
    ];
  });
}

/** Layers are split by line first: searching all of them at each place would be too slow to run on every key press. */
function layersOf(line: Range, { hats, stretches, cursors, tokens }: TextLayers): TextLayers {
  return {
    hats: hats.filter((hat) => touches(hat, line)),
    stretches: stretches.filter((stretch) => touches(stretch, line)),
    cursors: cursors.filter((cursor) => cursor >= line.start && cursor <= line.end),
    tokens,
  };
}

function touches({ start, end }: Range, line: Range): boolean {
  return start <= line.end && end >= line.start;
}

interface PlacedToken extends Range {
  readonly className: string;
}

function placeTokens(tokens: readonly LineToken[], lineStart: number): PlacedToken[] {
  let start = lineStart;
  return tokens.map(({ text, className }) => {
    const placed = { start, end: start + text.length, className };
    start = placed.end;
    return placed;
  });
}

function buildTextItems(
  index: TextLines,
  line: Range,
  layers: TextLayers,
  tokens: readonly PlacedToken[],
): LineItem[] {
  const cursors = new Set(layers.cursors);
  const codeStart = line.start + index.text.slice(line.start, line.end).search(/\S|$/);
  // Where code changes together with its indentation, only the code is underlined.
  const hidden =
    codeStart < line.end ? rolesAt(layers.stretches, codeStart).filter(isLineDrawn) : [];
  const cuts = findCuts(
    line,
    [...tokens, ...layers.stretches, ...layers.hats],
    [...layers.cursors, codeStart],
  );
  return cuts.flatMap((start, at): LineItem[] => {
    const cursor: LineItem[] = cursors.has(start) ? [{ kind: 'cursor' }] : [];
    const end = cuts[at + 1];
    if (end === undefined) return cursor;
    const hat = layers.hats.find((placed) => placed.start === start && placed.end > start)?.hat;
    const className = tokens.find((token) => covers(token, start))?.className ?? '';
    return [
      ...cursor,
      {
        kind: 'text',
        text: index.text.slice(start, end),
        className,
        roles: rolesAt(layers.stretches, start).filter(
          (role) => start >= codeStart || !hidden.includes(role),
        ),
        ...(hat && { hat }),
      },
    ];
  });
}

function isChange(role: StretchRole): boolean {
  return role === 'removed' || role === 'added';
}

function isLineDrawn(role: StretchRole): boolean {
  return isChange(role) || role === 'that' || role === 'source';
}

/** Every offset of a line at which the look may change, its start and end included. */
function findCuts(line: Range, ranges: readonly Range[], cursors: readonly number[]): number[] {
  const cuts = [line.start, line.end, ...cursors];
  for (const { start, end } of ranges) cuts.push(start, end);
  return cuts
    .filter((offset) => offset >= line.start && offset <= line.end)
    .sort((one, other) => one - other)
    .filter((offset, at, sorted) => offset !== sorted[at - 1]);
}

/** The end of a line shows that it is selected; it shows additions and removals only on otherwise empty lines. */
function buildLineEnd({ lines }: TextLines, number: number, { stretches }: TextLayers): LineItem[] {
  const [line, next, previous] = [lines[number], lines[number + 1], lines[number - 1]];
  if (!line) return [];
  const roles = next ? rolesAt(stretches, line.end) : [];
  // A change that begins at the end of the line before makes this empty line as well as one that holds its own end.
  const changes =
    line.start === line.end
      ? [
          ...roles,
          ...stretches.filter(({ start }) => start === previous?.end).map(({ role }) => role),
        ]
      : [];
  const shown = [...roles.filter((role) => role === 'selected'), ...changes.filter(isChange)];
  return shown.length > 0 ? [{ kind: 'line-end', roles: [...new Set(shown)] }] : [];
}

function covers({ start, end }: Range, offset: number): boolean {
  return start <= offset && offset < end;
}

function rolesAt(stretches: readonly Stretch[], offset: number): StretchRole[] {
  if (stretches.length === 0) return [];
  return [
    ...new Set(stretches.filter((stretch) => covers(stretch, offset)).map(({ role }) => role)),
  ];
}
