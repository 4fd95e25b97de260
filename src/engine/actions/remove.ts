import type { ChangeEdit } from '../edits/change-edit.ts';
import { inTextOrder } from '../targets/in-text-order.ts';
import { rangeBetween } from '../targets/range-between.ts';
import { removalOf } from '../targets/removal-of.ts';
import type { Target } from '../model/target.ts';
import { insertedTargets } from '../targets/untyped-target.ts';
import { touches } from '#shared/text/range.ts';
import type { Document } from '../text/document.ts';
import type { Action, Outcome } from './action.ts';

/** "chuck": removes the targets and the delimiters next to them. */
export const remove: Action = {
  run: ({ document, targets }) => removeTargets(document, targets),
};

/** "change": empties the targets and leaves a cursor in each one. */
export const clearAndSetSelection: Action = {
  run: ({ document, targets }) => {
    const plain = targets.map((target) => ({ ...target, kind: 'plain' as const }));
    const outcome = removeTargets(document, plain);
    return { ...outcome, selections: outcome.that };
  },
};

/** Removes targets; "that" then refers to where each one was. */
export function removeTargets(document: Document, targets: readonly Target[]): Outcome {
  const edits = removalsOf(document, targets);
  return { steps: [edits], that: insertedTargets(edits) };
}

/** Returns the edits that remove targets with their delimiters. */
export function removalsOf(document: Document, targets: readonly Target[]): ChangeEdit[] {
  return mergeRemovals(document, targets).map((target) => ({
    target,
    range: removalOf(target, document),
    text: '',
  }));
}

/** Merges targets whose removal ranges touch, so that no text is removed twice. */
function mergeRemovals(document: Document, targets: readonly Target[]): readonly Target[] {
  if (targets.length < 2) return targets;
  const merged = inTextOrder(targets).reduce<Target[]>((done, target) => {
    const last = done.at(-1);
    if (!last || !touches(removalOf(last, document), removalOf(target, document)))
      return [...done, target];
    return [...done.slice(0, -1), rangeBetween(document, { anchor: last, active: target })];
  }, []);
  return merged.length < targets.length ? mergeRemovals(document, merged) : merged;
}
