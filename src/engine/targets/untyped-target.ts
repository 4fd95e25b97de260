import { isEmpty, type Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';

/** A target of no kind yet: a hat, a cursor, what "that" stands for. */
export function untypedTarget(content: Range, isReversed = false): Target {
  return { kind: 'untyped', content, isReversed, isChosen: !isEmpty(content) };
}
