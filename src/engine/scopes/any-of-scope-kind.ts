import { attempt } from '../model/engine-error.ts';
import type { Target } from '../model/target.ts';
import { lengthOf } from '#shared/text/range.ts';
import { listedRelative } from './support/listed-relative.ts';
import { noScopeError } from './support/scope-errors.ts';
import type { ScopeContext, ScopeKind } from './support/scope-kind.ts';

/** Combines several kinds: the smallest scope that any of them finds wins. */
export function anyOfScopeKind(kinds: readonly ScopeKind[]): ScopeKind {
  const smallest = (find: (kind: ScopeKind) => readonly Target[]): readonly Target[] => {
    const found = kinds.flatMap((kind) => attempt(() => [find(kind)]) ?? []);
    const [first] = found.sort((one, other) => extent(one) - extent(other));
    if (!first) throw noScopeError('scope of these kinds');
    return first;
  };
  const every = (target: Target, context: ScopeContext): readonly Target[] =>
    smallest((kind) => kind.every(target, context));
  return {
    containing: (target, context) => smallest((kind) => kind.containing(target, context)),
    every,
    relative: listedRelative('scope', every),
  };
}

function extent(targets: readonly Target[]): number {
  return targets.reduce((sum, { content }) => sum + lengthOf(content), 0);
}
