import { insertedRange, type ChangeEdit } from '../edits/change-edit.ts';
import { moveRange, type Growth } from '../edits/move-range.ts';
import type { Edit } from '../model/edit.ts';
import { isEmpty, type Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';

/** A target without a type yet: a hat, a cursor, what "that" refers to. */
export function untypedTarget(content: Range, isReversed = false): Target {
  return { kind: 'untyped', content, isReversed, isImplied: isEmpty(content) };
}

/** Returns where targets are after edits, without their types. */
export function untypedAfter(
  targets: readonly Target[],
  edits: readonly Edit[],
  growth?: Growth,
): Target[] {
  return targets.map(({ content, isReversed }) =>
    untypedTarget(moveRange(content, edits, growth), isReversed),
  );
}

/** Returns the inserted texts of changes after all edits. */
export function insertedTargets(
  changes: readonly ChangeEdit[],
  edits: readonly Edit[],
): readonly Target[] {
  return changes.map((change) =>
    untypedTarget(
      insertedRange(change, moveRange(change.edit.range, edits, 'open')),
      change.target.isReversed,
    ),
  );
}
