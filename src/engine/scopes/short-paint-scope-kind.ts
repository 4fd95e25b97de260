import { findPair } from '../pairs/find-pair.ts';
import type { Target } from '../model/target.ts';
import { listedRelative } from './support/listed-relative.ts';
import { patternScopeKind } from './pattern-scope-kind.ts';
import { noScopeError } from './support/scope-errors.ts';
import type { ScopeContext, ScopeKind } from './support/scope-kind.ts';

const name = 'boundedNonWhitespaceSequence';
const paint = patternScopeKind('nonWhitespaceSequence', /\S+/g);

const every: ScopeKind['every'] = (target, context) =>
  cutAtPair(target, paint.every(target, context), context);

/** Text without whitespace, cut at the delimiters of the surrounding pair. */
export const shortPaintScopeKind: ScopeKind = {
  containing: (target, context) => cutAtPair(target, paint.containing(target, context), context),
  every,
  relative: listedRelative(name, every),
};

function cutAtPair(
  target: Target,
  found: readonly Target[],
  context: ScopeContext,
): readonly Target[] {
  const scope = { kind: 'pair', delimiter: 'any', isStrict: true } as const;
  const pair = findPair(target.content, scope, context);
  if (!pair) return found;
  const cut = found.flatMap((paintTarget) => {
    const start = Math.max(paintTarget.content.start, pair.left.end);
    const end = Math.min(paintTarget.content.end, pair.right.start);
    return start < end ? [{ ...paintTarget, content: { start, end } }] : [];
  });
  if (cut.length === 0) throw noScopeError(name);
  return cut;
}
