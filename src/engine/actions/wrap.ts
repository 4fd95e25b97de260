import type { Edit } from '../model/edit.ts';
import type { Target } from '../model/target.ts';
import { untypedAfter } from '../targets/untyped-target.ts';
import type { Action, Outcome } from './support/action.ts';

/** "round wrap": wraps the targets in delimiters. */
export const wrapWithPairedDelimiter: Action = {
  run: ({ details }, [targets = []]) =>
    wrapTargets(targets, details.pair ?? { left: '', right: '' }),
};

/** Wraps targets in texts: "that" includes the delimiters, "source" does not. */
export function wrapTargets(
  targets: readonly Target[],
  { left, right }: { readonly left: string; readonly right: string },
): Outcome {
  const edits = targets.flatMap(({ content: { start, end } }): Edit[] => [
    { range: { start, end: start }, text: left },
    { range: { start: end, end }, text: right, isReplace: true },
  ]);
  return {
    steps: [edits],
    that: untypedAfter(targets, edits, 'open'),
    source: untypedAfter(targets, edits),
  };
}
