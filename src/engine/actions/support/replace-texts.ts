import { EngineError } from '../../model/engine-error.ts';
import { changeEdit } from '../../edits/change-edit.ts';
import type { Target } from '../../model/target.ts';
import { untypedAfter } from '../../targets/untyped-target.ts';
import type { Document } from '../../text/document.ts';
import type { Outcome } from './action.ts';

/** Replaces each target with its own text, or all with the same one. */
export function replaceTexts(
  document: Document,
  targets: readonly Target[],
  texts: readonly string[],
): Outcome {
  if (texts.length !== 1 && texts.length !== targets.length)
    throw new EngineError('engine.unevenTexts', 'There are {targets} targets and {texts} texts.', {
      values: { targets: targets.length, texts: texts.length },
    });
  const edits = targets.map(
    (target, index) => changeEdit(target, texts[index] ?? texts[0] ?? '', document).edit,
  );
  return {
    steps: [edits],
    that: untypedAfter(targets, edits),
  };
}
