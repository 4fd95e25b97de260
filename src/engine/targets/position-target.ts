import { insertionDelimiterOf } from './delimiters-of.ts';
import type { PositionName, Target } from '../model/target.ts';

/** Returns the position before, after, at the start or at the end of a target. */
export function positionTarget(target: Target, position: PositionName): Target {
  const { start, end } = target.content;
  const at = position === 'before' || position === 'start' ? start : end;
  const isOutside = position === 'before' || position === 'after';
  return {
    kind: 'position',
    content: { start: at, end: at },
    isReversed: target.isReversed,
    position,
    delimiter: isOutside ? insertionDelimiterOf(target) : '',
    isRaw: isRaw(target),
    of: target,
  };
}

/** Whether a target is raw text, which gets no delimiter. */
export function isRaw(target: Target): boolean {
  return target.kind === 'raw' || target.isRaw === true;
}
