import { EngineError } from '../model/engine-error.ts';
import { type Document, fitContent } from '../text/document.ts';
import type { Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';

/** Returns the interior of a target. Throws if it has none. */
export function interiorOf(target: Target, document: Document): Target {
  if (target.kind === 'document')
    return { ...inside(target, fitContent(document, target.content)), kind: 'plain' };
  if (!target.interior) throw noScope('inside');
  const { interior } = target;
  return { ...inside(target, fitContent(document, interior)), removal: interior };
}

/**
 * Returns the ranges on both sides of a target's interior, such as a pair's delimiters. Throws if
 * it has no boundary.
 */
export function boundaryOf({ boundary }: Target): readonly [left: Range, right: Range] {
  if (!boundary) throw noScope('boundary');
  return boundary;
}

function inside({ isReversed }: Target, content: Range): Target {
  return { kind: 'interior', content, isReversed };
}

function noScope(name: string) {
  return new EngineError('engine.noPart', 'The target has no {name}.', {
    kind: 'NoContainingScopeError',
    values: { name },
  });
}
