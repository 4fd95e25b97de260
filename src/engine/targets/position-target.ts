import type { PositionName, Target } from './target.ts';

/** The place before, after, at the start or at the end of a target. */
export function positionTarget(target: Target, position: PositionName): Target {
  const { start, end } = target.content;
  const at = position === 'before' || position === 'start' ? start : end;
  return {
    kind: 'position',
    content: { start: at, end: at },
    isReversed: target.isReversed,
    isChosen: true,
    position,
    of: target,
  };
}
