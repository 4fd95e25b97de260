import type { Target } from '../../model/target.ts';
import type { Range } from '#shared/text/range.ts';

/** A scope found in the text: its domain, and the target it becomes. */
export interface FoundScope {
  readonly domain: Range;
  readonly target: Target;
}

/** Turns a scope of one kind into a target; `extra` has the kind's other data. */
export function foundScope(
  kind: Target['kind'],
  content: Range,
  extra: Partial<Target> & { readonly domain?: Range } = {},
): FoundScope {
  const { domain = content, ...more } = extra;
  return { domain, target: { kind, content, isReversed: false, ...more } };
}
