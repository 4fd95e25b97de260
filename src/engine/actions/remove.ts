import { moveRange } from '../edits/move-range.ts';
import { mergeRemovals } from '../targets/merge-removals.ts';
import { removalOf } from '../targets/removal-of.ts';
import type { Target } from '../model/target.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import type { Document } from '../text/document.ts';
import type { Action, Outcome } from './support/action.ts';

/** "chuck": removes the targets and the delimiters next to them. */
export const remove: Action = {
  run: ({ document }, [targets = []]) => removeTargets(document, targets),
};

/** Removes targets and leaves "that" at the place of each. */
export function removeTargets(
  document: Document,
  targets: readonly Target[],
): Outcome & { readonly that: readonly Target[] } {
  const merged = mergeRemovals(document, targets);
  const edits = merged.map((target) => ({ range: removalOf(target, document), text: '' }));
  const that = merged.map(({ isReversed }, index) =>
    untypedTarget(moveRange(edits[index]?.range ?? { start: 0, end: 0 }, edits), isReversed),
  );
  return { steps: [edits], that };
}
