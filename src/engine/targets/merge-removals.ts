import type { Document } from '../text/document.ts';
import { touches } from '#shared/text/range.ts';
import { inTextOrder } from './in-text-order.ts';
import { rangeBetween } from './range-between.ts';
import { removalOf } from './removal-of.ts';
import type { Target } from '../model/target.ts';

/** Merges targets whose removal ranges touch, so that no text is removed twice. */
export function mergeRemovals(document: Document, targets: readonly Target[]): readonly Target[] {
  if (targets.length < 2) return targets;
  const merged = inTextOrder(targets).reduce<Target[]>((done, target) => {
    const last = done.at(-1);
    if (!last || !touches(removalOf(last, document), removalOf(target, document)))
      return [...done, target];
    return [...done.slice(0, -1), rangeBetween(document, { anchor: last, active: target })];
  }, []);
  return merged.length < targets.length ? mergeRemovals(document, merged) : merged;
}
