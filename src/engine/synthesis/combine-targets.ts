import type { Range } from '#shared/text/range.ts';
import type { PrimitiveDescription, RangeDescription } from '../model/command.ts';
import { readExclusion } from '../command/read-modifier.ts';
import { lineNumberAt } from '../text/document.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';
import type { Goal } from './goal.ts';
import { inherit, isOne, type PrimitivePhrase, type TargetPhrase } from './target-phrase.ts';

/** Maximum number of phrases to try for each end of a range. */
const maxEnds = 6;
/** Maximum number of phrases to try for the first line of a column of changes. */
const maxColumns = 16;

/** A range's connective words and their meaning. */
type Joiner = Omit<RangeDescription, 'kind' | 'anchor' | 'active'> & { readonly words: string };

/**
 * Joins targets that begin or end near the goal into ranges: "air past bat", "air until bat", "air
 * slice bat".
 */
export function joinRanges(
  targets: readonly PrimitivePhrase[],
  { kind, document, hull, ranges }: Goal,
  forms: SpokenForms,
): readonly TargetPhrase[] {
  const isSelection = kind === 'selection';
  const slack = isSelection ? 0 : 2;
  const wanted = isSelection ? ranges : [hull];
  const single = targets.filter(isOne);
  const ends = [...single, ...positions(single, hull, forms)];
  const at = (edge: 'start' | 'end', offset: number) =>
    pick(ends, forms, (range) => Math.abs(range[edge] - offset) <= slack);
  const onLine = (number: number) =>
    pick(single, forms, (range) => lineNumberAt(document, range.start) === number);
  const last = lineNumberAt(document, hull.end);
  return joiners(forms, wanted.length > 1).flatMap((joiner) => {
    const { excludeAnchor, excludeActive, isVertical } = joiner;
    const anchors = isVertical
      ? excludeAnchor
        ? onLine(lineNumberAt(document, hull.start) - 1)
        : [...at('start', hull.start), ...at('end', hull.start)]
      : at(excludeAnchor ? 'end' : 'start', hull.start);
    const actives = isVertical
      ? onLine(excludeActive ? last + 1 : last)
      : at(excludeActive ? 'start' : 'end', hull.end);
    return anchors.flatMap((anchor) =>
      actives
        .filter((active) => active !== anchor)
        .flatMap((active) => joinTwo(anchor, active, joiner, wanted)),
    );
  });
}

/**
 * Joins a target on the first changed line and a target on the last into a column: "tail air slice
 * bat". Also tries the next line inward, because the position of a change next to identical lines
 * is ambiguous.
 */
export function joinColumns(
  targets: readonly PrimitivePhrase[],
  { document, hull }: Goal,
  forms: SpokenForms,
): readonly TargetPhrase[] {
  const slice = forms.word('range_type', 'verticalRange');
  const [first, last] = [hull.start, hull.end].map((offset) => lineNumberAt(document, offset));
  if (slice === undefined || first === undefined || last === undefined || first === last) return [];
  const single = targets.filter(isOne);
  const along = (edge: 'start' | 'end', line: number, count: number) =>
    pick(single, forms, (range) => lineNumberAt(document, range[edge]) === line, count);
  const joiner = { words: slice, excludeAnchor: false, excludeActive: false, isVertical: true };
  return [first, first + 1].flatMap((top) =>
    along('start', top, maxColumns).flatMap((anchor) =>
      [last - 1, last]
        .filter((bottom) => bottom > top)
        .flatMap((bottom) => along('end', bottom, 3))
        .flatMap((active) => joinTwo(anchor, active, joiner, [hull])),
    ),
  );
}

function pick(
  targets: readonly PrimitivePhrase[],
  forms: SpokenForms,
  isWanted: (range: Range) => boolean,
  count = maxEnds,
) {
  const wanted = targets.filter(({ ranges: [range] }) => range && isWanted(range));
  return forms.easiestFirst(wanted).slice(0, count);
}

function joiners(forms: SpokenForms, isVertical: boolean): readonly Joiner[] {
  const slice = forms.word('range_type', 'verticalRange');
  const joins = forms
    .of('range_connective')
    .map(({ spoken, identifier }) => ({ words: spoken, ...readExclusion(identifier), isVertical }));
  if (!isVertical) return joins;
  if (slice === undefined) return [];
  return joins.map((join) => ({
    ...join,
    // A bare "slice" includes both ends.
    words: join.excludeAnchor || join.excludeActive ? `${slice} ${join.words}` : slice,
  }));
}

/**
 * Joins two targets into a range, in full and, if possible, with modifiers that the second inherits
 * from the first.
 */
function joinTwo(
  anchor: PrimitivePhrase,
  active: PrimitivePhrase,
  { words: joiner, ...kind }: Joiner,
  ranges: readonly Range[],
) {
  return [inherit(anchor, active) ?? [], active]
    .flat()
    .map(({ words, description }): TargetPhrase => ({
      words: `${anchor.words} ${joiner} ${words}`.trim(),
      description: { kind: 'range', anchor: anchor.description, active: description, ...kind },
      ranges,
    }));
}

/**
 * Returns the positions before and after targets that coincide with either edge of the given range,
 * as in "past end of line".
 */
function positions(
  targets: readonly PrimitivePhrase[],
  { start, end }: Range,
  forms: SpokenForms,
): readonly PrimitivePhrase[] {
  return targets.flatMap(({ words, description, ranges: [range] }) =>
    forms.of('position').flatMap(({ spoken, identifier }) => {
      const position = identifier as NonNullable<PrimitiveDescription['position']>;
      const offset = ['start', 'before'].includes(position) ? range?.start : range?.end;
      if (offset === undefined || (offset !== start && offset !== end)) return [];
      return {
        words: `${spoken} ${words}`.trim(),
        description: { ...description, position },
        ranges: [{ start: offset, end: offset }],
      };
    }),
  );
}
