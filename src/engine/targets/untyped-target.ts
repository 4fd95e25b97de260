import type { ChangeEdit } from '../edits/change-edit.ts';
import { moveRange, type Growth } from '../edits/move-range.ts';
import type { Edit } from '../model/edit.ts';
import { isEmpty, type Range } from '#shared/text/range.ts';
import type { Selected, Target } from '../model/target.ts';

/** Creates a target that has no type yet: a hat, a cursor, or what "that" refers to. */
export function untypedTarget(content: Range, isReversed = false): Target {
  return { kind: 'untyped', content, isReversed, isImplied: isEmpty(content) };
}

/** Returns the spoken target that a target was derived from, or the target itself. */
export function said(target: Target): Target {
  return target.of ? said(target.of) : target;
}

/** Returns untyped targets for the given ones, at their positions after the edits. */
export function untypedAfter(
  targets: readonly Selected[],
  edits: readonly Edit[],
  growth?: Growth,
): Target[] {
  return targets.map(({ content, isReversed }) =>
    untypedTarget(moveRange(content, edits, growth), isReversed),
  );
}

/**
 * Returns an untyped target for the text that each change inserted, at its position after all
 * edits.
 */
export function insertedTargets(
  changes: readonly ChangeEdit[],
  edits: readonly Edit[] = changes,
): readonly Target[] {
  return changes.map(({ range, target, inserted }) => {
    const { start, end } = moveRange(range, edits, 'open');
    const content = inserted
      ? { start: start + inserted.start, end: start + inserted.end }
      : { start, end };
    return untypedTarget(content, target.isReversed);
  });
}
