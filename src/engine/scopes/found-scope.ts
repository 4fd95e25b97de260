import type { Target } from '../model/target.ts';
import type { Range } from '#shared/text/range.ts';

/** A scope in the text: where a mark may stand to mean it, and what it is as a target. */
export interface FoundScope {
  readonly domain: Range;
  readonly target: Target;
}

/** A scope of one kind as a target; `extra` has what the kind knows besides its content. */
export function foundScope(
  kind: Target['kind'],
  content: Range,
  extra: Partial<Target> & { readonly domain?: Range } = {},
): FoundScope {
  const { domain = content, ...more } = extra;
  return { domain, target: { kind, content, isReversed: false, isChosen: true, ...more } };
}
