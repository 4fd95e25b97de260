import { groupInOrder } from './engine/display-order.ts';
import type { HostedHit } from './hosted/wire.ts';

/** A hit with the number by which it is chosen. */
export interface NumberedHit {
  readonly number?: number;
}

/** Puts hits into the order in which the dialog draws them, and numbers them from 1. */
export function numberHits<Hit extends Pick<HostedHit, 'hierarchy'>>(
  hits: readonly Hit[],
): (Hit & NumberedHit)[] {
  const ordered = groupInOrder(hits, ({ hierarchy }) => [
    hierarchy.lvl0 ?? '',
    hierarchy.lvl1 ?? '',
  ]);
  return ordered.map((hit, index) => ({ ...hit, number: index + 1 }));
}
