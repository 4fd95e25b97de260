import { describeHat } from '#shared/hats.ts';
import type { PrimitiveDescription, TargetDescription } from '../command/command.ts';

/** Says in plain words what a target is. */
export function describeTarget(target: TargetDescription): string {
  if (target.kind === 'list') return target.elements.map(describeTarget).join(' and ');
  if (target.kind === 'range')
    return `from ${describeTarget(target.anchor)} to ${describeTarget(target.active)}`;
  return describePrimitive(target);
}

function describePrimitive({ mark }: PrimitiveDescription): string {
  if (mark?.kind === 'hat')
    return `the token whose ${mark.character} wears a ${describeHat(mark.hat)}`;
  return 'the selection';
}
