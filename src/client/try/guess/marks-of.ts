import { infer, type InferredTarget } from '#engine/command/infer.ts';
import type { Command, Mark } from '#engine/model/command.ts';

/** Returns the marks that a command names, in spoken order. */
export function marksOf({ targets }: Command): readonly Mark[] {
  return infer(targets).flatMap(marksOfTarget);
}

function marksOfTarget(target: InferredTarget): readonly Mark[] {
  if (target.kind === 'list') return target.elements.flatMap(marksOfTarget);
  return target.kind === 'range' ? [target.anchor.mark, target.active.mark] : [target.mark];
}
