import { isEmpty, type Range } from '#shared/text/range.ts';
import type { FoundScope } from './found-scope.ts';

/** The scopes to walk over, and where. */
export interface Walk {
  /** All scopes, in document order. */
  readonly scopes: readonly FoundScope[];
  /** Start offset. */
  readonly from: number;
  readonly direction: 'forward' | 'backward';
  /** End offset. Default: the end of the text. */
  readonly to?: number;
  /** Scopes to skip: those that contain the start, or only those that contain it strictly. */
  readonly skip?: 'containing' | 'strictly-containing';
}

/**
 * Returns the scopes from a position on, nearest first. A scope that ends exactly there is skipped
 * unless it is empty.
 */
export function walkScopes(walk: Walk): FoundScope[] {
  const found = walk.scopes.filter(reach(walk));
  return walk.direction === 'forward' ? found : found.reverse();
}

function reach({ from, direction, to, skip }: Walk): (scope: FoundScope) => boolean {
  const isForward = direction === 'forward';
  return ({ domain }) => {
    const [near, far] = isForward ? [domain.start, domain.end] : [-domain.end, -domain.start];
    const begin = isForward ? from : -from;
    const end = to === undefined ? undefined : isForward ? to : -to;
    const empty = isEmpty(domain);
    if (far < begin || (far === begin && !empty)) return false;
    if (end !== undefined && (near > end || (near === end && !empty))) return false;
    if (skip === 'containing') return !holds(domain, from);
    return skip === undefined || !(domain.start < from && from < domain.end);
  };
}

/** Returns the scope that contains a position; between two scopes, the one in that direction. */
export function scopeAt(
  scopes: readonly FoundScope[],
  place: number,
  direction: 'forward' | 'backward',
): FoundScope | undefined {
  const inReach = reach({ scopes, from: place, direction });
  const nearest = direction === 'forward' ? scopes.find(inReach) : scopes.findLast(inReach);
  return nearest && holds(nearest.domain, place) ? nearest : undefined;
}

function holds({ start, end }: Range, place: number): boolean {
  return start <= place && place <= end;
}
