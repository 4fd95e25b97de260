import type { ActionModifiers } from './actions/action.ts';
import type { InferredTarget, InferredPrimitive, InferredRange } from './command/infer.ts';
import type { Modifier } from './model/command.ts';
import { findMark } from './marks/find-mark.ts';
import { applyModifiers } from './modifiers/apply-modifier.ts';
import type { ScopeContext } from './scopes/scope-kind.ts';
import type { EngineState } from './model/engine-state.ts';
import { positionTarget } from './targets/position-target.ts';
import { rangeBetween, verticalRange } from './targets/range-between.ts';
import type { Target } from './model/target.ts';
import type { TraceListener } from './trace/trace.ts';
import { EngineError } from './model/engine-error.ts';

/** Context for resolving target descriptions; `stages` are the action's own modifiers. */
export interface ResolveContext {
  readonly state: EngineState;
  readonly scopes: ScopeContext;
  readonly stages: ActionModifiers;
  readonly watch?: TraceListener;
}

/**
 * Returns a function that finds a description's targets, without duplicates. The function throws an
 * `EngineError` if something that the description refers to is not found.
 */
export function createResolver(context: ResolveContext): (description: InferredTarget) => Target[] {
  return (description) => withoutRepeats(resolve(description, context));
}

function resolve(description: InferredTarget, context: ResolveContext): readonly Target[] {
  if (description.kind === 'list')
    return description.elements.flatMap((element) => resolve(element, context));
  return description.kind === 'range'
    ? resolveRange(description, context)
    : resolvePrimitive(description, context);
}

function resolveRange(range: InferredRange, context: ResolveContext) {
  const anchors = resolvePrimitive(range.anchor, context);
  const actives = resolvePrimitive(range.active, context);
  if (anchors.length !== actives.length)
    throw new EngineError(
      'engine.unevenRange',
      'Both ends of the range must have the same number of targets.',
    );
  const targets = anchors.flatMap((anchor, index) => {
    const ends = { ...range, anchor, active: actives[index] ?? anchor };
    return range.isVertical
      ? verticalRange(context.scopes.document, ends)
      : [rangeBetween(context.scopes.document, ends)];
  });
  context.watch?.({ kind: 'range', targets });
  return targets;
}

/**
 * Finds the mark, then applies the spoken modifiers from last to first, the action's own modifiers,
 * the position, and the action's last modifiers.
 */
function resolvePrimitive(
  { mark, modifiers, position }: InferredPrimitive,
  context: ResolveContext,
) {
  const { scopes, stages, watch } = context;
  const modify = (targets: readonly Target[], modifier: Modifier) => {
    const found = applyModifiers([modifier], targets, scopes);
    watch?.({ kind: 'modifier', modifier, targets: found });
    return found;
  };
  const marked = findMark(mark, context.state, scopes.document);
  watch?.({ kind: 'mark', mark, targets: marked });
  const modified = [...(stages.beforePosition ?? []), ...modifiers].reduceRight(modify, marked);
  const positioned = position
    ? modified.map((target) => positionTarget(target, position))
    : modified;
  if (position) watch?.({ kind: 'position', position, targets: positioned });
  return (stages.last ?? []).reduceRight(modify, positioned);
}

/**
 * Removes duplicate targets, keeping the first of each. Targets that differ only in `of` are
 * duplicates.
 */
function withoutRepeats(targets: readonly Target[]) {
  const seen = new Set<string>();
  return targets.filter((target) => {
    const key = JSON.stringify({ ...target, of: undefined });
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
