import type { Range } from '#shared/text/range.ts';
import type { Exclusion, PrimitiveDescription, RangeDescription } from '../model/command.ts';
import { readExclusion } from '../command/read-modifier.ts';
import { lineNumberAt, type Document } from '../text/document.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';
import {
  sortByEffort,
  inherit,
  targetPhrase,
  type PrimitivePhrase,
  type TargetPhrase,
} from './target-phrase.ts';

/**
 * Number of phrases to try for each end of a range, and for the first line of a column of changes.
 */
const maxEnds = 6;
const maxColumns = 16;

interface RangeSearch {
  readonly forms: SpokenForms;
  readonly document: Document;
  /** Maximum distance, in characters, of each end of a range from that end of the goal. */
  readonly slack: number;
  /** Ranges of the joined targets: a single one, or one on each line. */
  readonly ranges: readonly Range[];
}

/** A range's connective words and their meaning. */
type Joiner = Pick<RangeDescription, keyof Exclusion | 'isVertical'> & {
  readonly words: string;
};

/** Joins targets that begin and end near the place: "air past bat", "air until bat", "air slice bat". */
export function joinRanges(
  targets: readonly PrimitivePhrase[],
  place: Range,
  search: RangeSearch,
): readonly TargetPhrase[] {
  const { forms, document, slack, ranges } = search;
  const single = targets.filter((target) => target.ranges.length === 1);
  const ends = [...single, ...positions(single, place, forms)];
  const at = (edge: 'start' | 'end', offset: number) =>
    pick(ends, (range) => Math.abs(range[edge] - offset) <= slack);
  const onLine = (number: number) =>
    pick(single, (range) => lineNumberAt(document, range.start) === number);
  const last = lineNumberAt(document, place.end);
  return joiners(forms, ranges.length > 1).flatMap((joiner) => {
    const { excludeAnchor, excludeActive, isVertical } = joiner;
    const anchors = isVertical
      ? excludeAnchor
        ? onLine(lineNumberAt(document, place.start) - 1)
        : [...at('start', place.start), ...at('end', place.start)]
      : at(excludeAnchor ? 'end' : 'start', place.start);
    const actives = isVertical
      ? onLine(excludeActive ? last + 1 : last)
      : at(excludeActive ? 'start' : 'end', place.end);
    return anchors.flatMap((anchor) =>
      actives
        .filter((active) => active !== anchor)
        .flatMap((active) => joinTwo(anchor, active, joiner, { ranges, forms })),
    );
  });
}

/**
 * Joins a target on the first changed line and one on the last into a column: "tail air slice bat".
 * Changes next to identical lines may be off by one line.
 */
export function joinColumns(
  targets: readonly PrimitivePhrase[],
  place: Range,
  { forms, document, ranges }: Omit<RangeSearch, 'slack'>,
): readonly TargetPhrase[] {
  const slice = forms.word('range_type', 'verticalRange');
  const [first, last] = [place.start, place.end].map((offset) => lineNumberAt(document, offset));
  if (slice === undefined || first === undefined || last === undefined || first === last) return [];
  const single = targets.filter((target) => target.ranges.length === 1);
  const from = (line: number) =>
    pick(single, ({ start }) => lineNumberAt(document, start) === line, maxColumns);
  const to = (line: number) => pick(single, ({ end }) => lineNumberAt(document, end) === line, 3);
  const kind = { words: slice, excludeAnchor: false, excludeActive: false, isVertical: true };
  return [first, first + 1].flatMap((top) =>
    from(top).flatMap((anchor) =>
      [last - 1, last]
        .filter((bottom) => bottom > top)
        .flatMap(to)
        .flatMap((active) => joinTwo(anchor, active, kind, { ranges, forms })),
    ),
  );
}

function pick(
  targets: readonly PrimitivePhrase[],
  isWanted: (range: Range) => boolean,
  count = maxEnds,
) {
  return sortByEffort(targets.filter(({ ranges: [range] }) => range && isWanted(range))).slice(
    0,
    count,
  );
}

function joiners(forms: SpokenForms, isVertical: boolean): readonly Joiner[] {
  const slice = forms.word('range_type', 'verticalRange');
  const joins = forms
    .of('range_connective')
    .filter(({ spoken }) => spoken.trim() !== '')
    .map(({ spoken, identifier }) => ({ words: spoken, ...readExclusion(identifier) }));
  if (!isVertical) return joins.map((join) => ({ ...join, isVertical }));
  if (slice === undefined) return [];
  return joins.map(({ words, ...join }) => ({
    ...join,
    isVertical,
    // A bare "slice" includes both ends.
    words: join.excludeAnchor || join.excludeActive ? `${slice} ${words}` : slice,
  }));
}

/** The second target inherits the modifiers of the first if it has none of its own. */
function joinTwo(
  anchor: PrimitivePhrase,
  active: PrimitivePhrase,
  { words: joiner, ...kind }: Joiner,
  of: Parameters<typeof targetPhrase>[2],
): readonly TargetPhrase[] {
  const join = (words: string, description: PrimitiveDescription): TargetPhrase =>
    targetPhrase(
      `${anchor.words} ${joiner} ${words}`.trim(),
      { kind: 'range', anchor: anchor.description, active: description, ...kind },
      of,
    );
  const short = inherit(anchor, active, of.forms);
  const whole = join(active.words, active.description);
  return short?.description.kind === 'primitive'
    ? [join(short.words, short.description), whole]
    : [whole];
}

/** Returns the starts and ends of targets, as in "past end of line". */
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
      const place = { start: offset, end: offset };
      const said = `${spoken} ${words}`.trim();
      return [targetPhrase(said, { ...description, position }, { ranges: [place], forms })];
    }),
  );
}
