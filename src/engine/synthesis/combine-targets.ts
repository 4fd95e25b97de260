import type { Range } from '#shared/text/range.ts';
import type { PrimitiveDescription, RangeDescription } from '../model/command.ts';
import { readExclusion } from '../command/read-exclusion.ts';
import { lineNumberAt, type Document } from '../text/document.ts';
import type { SpokenForms } from './spoken-forms.ts';
import {
  byEffort,
  targetPhrase,
  type PrimitivePhrase,
  type TargetPhrase,
} from './target-phrase.ts';

/** Number of phrases to try for each end of a range. */
const mostEnds = 6;

interface RangeSearch {
  readonly forms: SpokenForms;
  readonly document: Document;
  /** Maximum distance of an end from the place's end. */
  readonly slack: number;
  /** Shape of the joined targets: one range, or one on each line. */
  readonly ranges: readonly Range[];
}

/** A range's connectives and their meanings. */
type Joiner = Pick<RangeDescription, 'excludeAnchor' | 'excludeActive' | 'isVertical'> & {
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
        .flatMap((active) => joinTwo(anchor, active, joiner, ranges)),
    );
  });
}

function pick(
  targets: readonly PrimitivePhrase[],
  isWanted: (range: Range) => boolean,
): readonly PrimitivePhrase[] {
  return byEffort(targets.filter(({ ranges: [range] }) => range && isWanted(range))).slice(
    0,
    mostEnds,
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
    // Alone, "slice" includes both ends.
    words: join.excludeAnchor || join.excludeActive ? `${slice} ${words}` : slice,
  }));
}

/** The second of two targets inherits the modifiers of the first if it has none. */
function joinTwo(
  anchor: PrimitivePhrase,
  active: PrimitivePhrase,
  { words: joiner, ...kind }: Joiner,
  ranges: readonly Range[],
): readonly TargetPhrase[] {
  const join = (words: string, description: PrimitiveDescription): TargetPhrase =>
    targetPhrase(
      `${anchor.words} ${joiner} ${words}`.trim(),
      { kind: 'range', anchor: anchor.description, active: description, ...kind },
      ranges,
    );
  const { modifiers, mark } = active.description;
  const isShared =
    mark !== undefined &&
    modifiers !== undefined &&
    JSON.stringify(anchor.description.modifiers) === JSON.stringify(modifiers);
  const whole = join(active.words, active.description);
  if (!isShared) return [whole];
  return [join(withoutShared(active.words, anchor.words), { kind: 'primitive', mark }), whole];
}

/** Drops the leading words that another phrase shares. */
function withoutShared(phrase: string, other: string): string {
  const words = phrase.split(' ');
  const others = other.split(' ');
  const count = words.findIndex((word, index) => word !== others[index]);
  return words.slice(Math.max(count, 0)).join(' ');
}

/** The starts and ends of targets, as in "past end of line". */
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
      return [targetPhrase(`${spoken} ${words}`.trim(), { ...description, position }, [place])];
    }),
  );
}
