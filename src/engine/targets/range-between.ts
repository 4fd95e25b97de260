import { lineNumberAt, lineRange, type Document, toPosition } from '../text/document.ts';
import { toOffset } from '#shared/text/text-lines.ts';
import { between, type Range } from '#shared/text/range.ts';
import { defaultDelimiter } from './delimiters-of.ts';
import type { Exclusion } from '../model/command.ts';
import type { Target } from '../model/target.ts';

/** Both ends of a range, and whether each is excluded. */
export interface RangeEnds extends Partial<Exclusion> {
  readonly anchor: Target;
  readonly active: Target;
}

/**
 * Returns a target that extends from one target to another. Two targets of the same type, other
 * than positions, are joined into a larger one of that type.
 */
export function rangeBetween(
  document: Document,
  { anchor, active, excludeAnchor, excludeActive }: RangeEnds,
): Target {
  const isReversed = anchor.content.start > active.content.start;
  const [first, last] = isReversed ? [active, anchor] : [anchor, active];
  const [excludeFirst, excludeLast] = isReversed
    ? [excludeActive, excludeAnchor]
    : [excludeAnchor, excludeActive];
  // Start and end may cross if both targets are excluded and adjacent.
  const span = (one: Range, other: Range) =>
    between(excludeFirst ? one.end : one.start, excludeLast ? other.start : other.end);
  const spanLines = () => {
    const after = lineNumberAt(document, first.content.end) + 1;
    const before = lineNumberAt(document, last.content.start) - 1;
    return between(
      excludeFirst ? lineRange(document, after).start : first.content.start,
      excludeLast ? lineRange(document, before).end : last.content.end,
    );
  };
  const { kind } = first;
  const isSameKind = kind === last.kind;
  if ((kind === 'line' || kind === 'paragraph') && wholeLines.includes(last.kind))
    return { kind: isSameKind ? kind : 'line', content: spanLines(), isReversed };
  const content = span(first.content, last.content);
  const removal = span(first.removal ?? first.content, last.removal ?? last.content);
  if (isSameKind && kind === 'interior') return { ...first, isReversed, removal, content };
  if (isSameKind && kind === 'scope' && first.name === last.name)
    return joinScopes(first, last, { isReversed, content, removal });
  return isSameKind && joinable.includes(kind)
    ? { ...first, isReversed, content }
    : { kind: 'untyped', content, isReversed };
}

/** Target kinds that consist of whole lines. */
const wholeLines: readonly Target['kind'][] = ['line', 'paragraph', 'document'];
/** Target kinds that a range keeps if both of its ends have the same kind. */
const joinable: readonly Target['kind'][] = ['token', 'word', 'plain', 'raw', 'document', 'pair'];

/** Joins scopes of one type; keeps the delimiters at the outer ends and drops those in between. */
function joinScopes(
  first: Target,
  last: Target,
  { removal, ...joined }: Pick<Target, 'isReversed' | 'content' | 'removal'>,
): Target {
  const { kind, name, leading } = first;
  return {
    kind,
    name,
    ...joined,
    delimiter: defaultDelimiter(name),
    leading,
    trailing: last.trailing,
    removal: (first.removal ?? last.removal) && removal,
  };
}

/** Returns one target for each line from the anchor to the active end, in the anchor's columns. */
export function verticalRange(document: Document, ends: RangeEnds): Target[] {
  const { anchor, active, excludeAnchor, excludeActive } = ends;
  const isReversed = anchor.content.start > active.content.start;
  const step = isReversed ? -1 : 1;
  const edgeOf = ({ content }: Target) =>
    lineNumberAt(document, isReversed ? content.start : content.end);
  const from = edgeOf(anchor) + (excludeAnchor ? step : 0);
  const to = edgeOf(active) - (excludeActive ? step : 0);
  const count = Math.max(0, (to - from) * step + 1);
  const [start, end] = [anchor.content.start, anchor.content.end].map(
    (offset) => toPosition(document, offset).character,
  );
  return Array.from({ length: count }, (_, index) => {
    const line = from + index * step;
    // A multi-line anchor may end in an earlier column than the one it starts in.
    const [left = 0, right = 0] = [start, end].map((character = 0) =>
      toOffset(document, { line, character }),
    );
    const content = between(left, right);
    return anchor.kind === 'position'
      ? { ...anchor, content }
      : { kind: 'plain', content, isReversed: anchor.isReversed };
  });
}
