import type { Edit } from '../model/edit.ts';
import { moveRange, open } from '../edits/move-range.ts';
import type { Target } from '../model/target.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import type { Action, Outcome } from './action.ts';

/** "round wrap": puts delimiters round the targets. */
export const wrapWithPairedDelimiter: Action = {
  run: ({ details }, [targets = []]) =>
    wrapTargets(targets, details.pair ?? { left: '', right: '' }),
};

/** Puts texts round targets: "that" is each target with them, "source" without. */
export function wrapTargets(
  targets: readonly Target[],
  { left, right }: { readonly left: string; readonly right: string },
): Outcome {
  const edits = targets.flatMap(({ content: { start, end } }): Edit[] => [
    { range: { start, end: start }, text: left },
    { range: { start: end, end }, text: right, isReplace: true },
  ]);
  const moved = (growth: typeof open | undefined): Target[] =>
    targets.map(({ content, isReversed }) =>
      untypedTarget(moveRange(content, edits, growth), isReversed),
    );
  return { steps: [edits], that: moved(open), source: moved(undefined) };
}
