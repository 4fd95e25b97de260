import type { PairScope } from '../model/command.ts';
import { noPairError } from './support/scope-errors.ts';
import { EngineError } from '../model/engine-error.ts';
import { findPair } from '../pairs/find-pair.ts';
import type { ScopeKind } from './support/scope-kind.ts';

/** Creates the kind for paired delimiters. */
export function pairScopeKind(scope: PairScope): ScopeKind {
  const refuse = (): never => {
    throw new EngineError(
      'engine.pairsUncounted',
      'Paired delimiters cannot be counted; name one with a mark.',
    );
  };
  return {
    containing: (target, context) => {
      const pair = findPair(target.content, scope, context);
      if (!pair) throw noPairError(scope.delimiter);
      const { left, right } = pair;
      return [
        {
          kind: 'pair',
          content: { start: left.start, end: right.end },
          isReversed: target.isReversed,
          interior: [{ start: left.end, end: right.start }],
          boundary: [left, right],
        },
      ];
    },
    every: refuse,
    relative: refuse,
  };
}
