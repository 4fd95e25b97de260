import { isEmpty, type Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';

/** A target without a type yet: a hat, a cursor, what "that" refers to. */
export function untypedTarget(content: Range, isReversed = false): Target {
  return { kind: 'untyped', content, isReversed, isChosen: !isEmpty(content) };
}
