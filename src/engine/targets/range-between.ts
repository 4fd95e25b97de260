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

interface OrderedEnds {
  readonly first: Target;
  readonly last: Target;
  readonly excludeFirst?: boolean;
  readonly excludeLast?: boolean;
  readonly isReversed: boolean;
}

/**
 * Returns the text from one target to another; two targets of the same type are joined into a
 * larger one of that type.
 */
export function rangeBetween(document: Document, ends: RangeEnds): Target {
  const { anchor, active, excludeAnchor, excludeActive } = ends;
  const isReversed = anchor.content.start > active.content.start;
  const [first, last] = isReversed ? [active, anchor] : [anchor, active];
  const [excludeFirst, excludeLast] = isReversed
    ? [excludeActive, excludeAnchor]
    : [excludeAnchor, excludeActive];
  return join(document, { first, last, excludeFirst, excludeLast, isReversed });
}

function join(document: Document, ends: OrderedEnds): Target {
  const { first, last, isReversed } = ends;
  const isSameKind = first.kind === last.kind;
  if (isLineLike(last) && (first.kind === 'line' || first.kind === 'paragraph'))
    return {
      kind: isSameKind ? first.kind : 'line',
      content: spanLines(document, ends),
      isReversed,
    };
  if (isSameKind && first.kind === 'interior') return joinInteriors(ends);
  if (isSameKind && first.kind === 'scope' && first.name === last.name) return joinScopes(ends);
  const keepsKind =
    isSameKind && ['token', 'word', 'plain', 'raw', 'document', 'pair'].includes(first.kind);
  const content = span(first.content, last.content, ends);
  return keepsKind ? { ...first, isReversed, content } : { kind: 'untyped', content, isReversed };
}

/** Whether a target consists of whole lines. */
function isLineLike({ kind }: Target) {
  return kind === 'line' || kind === 'paragraph' || kind === 'document';
}

/**
 * Returns the range from the first to the last target, each included or not; the ends may cross if
 * they are neighbors.
 */
function span(first: Range, last: Range, { excludeFirst, excludeLast }: OrderedEnds) {
  return between(excludeFirst ? first.end : first.start, excludeLast ? last.start : last.end);
}

function spanLines(document: Document, ends: OrderedEnds) {
  const { first, last, excludeFirst, excludeLast } = ends;
  const after = lineNumberAt(document, first.content.end) + 1;
  const before = lineNumberAt(document, last.content.start) - 1;
  return between(
    excludeFirst ? lineRange(document, after).start : first.content.start,
    excludeLast ? lineRange(document, before).end : last.content.end,
  );
}

function joinInteriors(ends: OrderedEnds): Target {
  const { first, last, isReversed } = ends;
  const removal = spanRemovals(ends);
  return { ...first, isReversed, removal, content: span(first.content, last.content, ends) };
}

function spanRemovals(ends: OrderedEnds) {
  const { first, last } = ends;
  return span(first.removal ?? first.content, last.removal ?? last.content, ends);
}

/** Joins scopes of one type; keeps the delimiters at the outer ends and drops those in between. */
function joinScopes(ends: OrderedEnds): Target {
  const { first, last, isReversed } = ends;
  const { kind, name, leading, removal } = first;
  return {
    kind,
    name,
    isReversed,
    delimiter: defaultDelimiter(name),
    content: span(first.content, last.content, ends),
    leading,
    trailing: last.trailing,
    removal: (removal ?? last.removal) && spanRemovals(ends),
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
