import { isEmpty, type Range } from '#shared/text/range.ts';
import type { FoundScope } from './found-scope.ts';

/** Which scopes to walk over. */
export interface Walk {
  /** All scopes, in the order of the text. */
  readonly scopes: readonly FoundScope[];
  /** Where to begin. */
  readonly from: number;
  readonly direction: 'forward' | 'backward';
  /** Where to end; at the end of the text without it. */
  readonly to?: number;
  /** Scopes to pass over: those that hold the beginning, or only those that hold it strictly inside. */
  readonly skip?: 'containing' | 'strictly-containing';
}

/** The scopes that come from a place on, nearest first. One that ends exactly there counts as passed, unless it is empty. */
export function walkScopes({ scopes, from, direction, to, skip }: Walk): FoundScope[] {
  const isForward = direction === 'forward';
  const inReach = ({ domain }: FoundScope): boolean => {
    const [near, far] = isForward ? [domain.start, domain.end] : [-domain.end, -domain.start];
    const begin = isForward ? from : -from;
    const end = to === undefined ? undefined : isForward ? to : -to;
    const empty = isEmpty(domain);
    if (far < begin || (far === begin && !empty)) return false;
    if (end !== undefined && (near > end || (near === end && !empty))) return false;
    if (skip === 'containing') return !holds(domain, from);
    return skip === undefined || !(domain.start < from && from < domain.end);
  };
  const ordered = isForward ? scopes : [...scopes].reverse();
  return ordered.filter(inReach);
}

/** The scope that holds a place; between two the one in that direction. */
export function scopeAt(
  scopes: readonly FoundScope[],
  place: number,
  direction: 'forward' | 'backward',
): FoundScope | undefined {
  const [nearest] = walkScopes({ scopes, from: place, direction });
  return nearest && holds(nearest.domain, place) ? nearest : undefined;
}

function holds({ start, end }: Range, place: number): boolean {
  return start <= place && place <= end;
}
