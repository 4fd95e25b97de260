import type { Modifier } from '../model/command.ts';
import { attempt, EngineError } from '../model/engine-error.ts';
import { joinScopes, nearestSibling, startOf, takeScopes } from '../scopes/relative-scopes.ts';
import { scopeKindOf, scopeName } from '../scopes/scope-kind-of.ts';
import type { Relative, ScopeContext } from '../scopes/scope-kind.ts';
import { delimiterOf } from '../targets/delimiters-of.ts';
import { boundaryOf, interiorOf } from '../targets/interior-of.ts';
import { rangeBetween } from '../targets/range-between.ts';
import type { Target } from '../model/target.ts';
import { textOf } from '../text/document.ts';

/**
 * Applies a modifier to one target. Throws if the scope or delimiter that it refers to is not
 * found.
 */
function applyModifier(
  modifier: Modifier,
  target: Target,
  context: ScopeContext,
): readonly Target[] {
  const { document } = context;
  switch (modifier.kind) {
    case 'containing':
      return scopeKindOf(modifier.scope).containing(target, context);
    case 'every':
      return scopeKindOf(modifier.scope).every(target, context);
    case 'relative':
      return [relative(modifier, target, context)];
    case 'ordinal':
      return [ordinal(modifier, target, context)];
    case 'range':
      return [between(modifier, target, context)];
    case 'head':
    case 'tail':
      return extend(modifier, target, context);
    case 'interior':
      return inPair(target, context).map((found) => interiorOf(found, document));
    case 'bounds':
      return inPair(target, context).flatMap((found) =>
        boundaryOf(found).map((content) => ({
          kind: 'token' as const,
          content,
          isReversed: found.isReversed,
        })),
      );
    case 'just':
      return [{ ...target, kind: 'raw', isImplied: false }];
    case 'leading':
    case 'trailing':
      return delimiters(modifier.kind, target, context);
    case 'keep-content':
      return textOf(document, target.content).trim() === '' ? [] : [target];
    case 'keep-empty':
      return textOf(document, target.content).trim() === '' ? [target] : [];
    case 'if-untyped':
      return ifUntyped(modifier.modifier, target, context);
    case 'first-that-works':
      return firstThatWorks(modifier.modifiers, target, context);
    case 'its':
      return [target];
  }
}

/**
 * Applies modifiers from the last spoken to the first. Each applies to all targets that the
 * previous one found.
 */
export function applyModifiers(
  modifiers: readonly Modifier[],
  targets: readonly Target[],
  context: ScopeContext,
): readonly Target[] {
  return modifiers.reduceRight(
    (current, modifier) => current.flatMap((target) => applyModifier(modifier, target, context)),
    targets,
  );
}

/**
 * Applies a modifier to an untyped target; returns any other target unchanged. "that" still refers
 * to the spoken target.
 */
function ifUntyped(modifier: Modifier, target: Target, context: ScopeContext): readonly Target[] {
  if (target.kind !== 'untyped') return [target];
  return applyModifier(modifier, target, context).map((found) => ({ ...found, of: target }));
}

const pair: Modifier = { kind: 'containing', scope: { kind: 'pair', delimiter: 'any' } };
const token: Modifier = { kind: 'containing', scope: { kind: 'simple', name: 'token' } };
const line: Modifier = { kind: 'containing', scope: { kind: 'simple', name: 'line' } };

function inPair(target: Target, context: ScopeContext): readonly Target[] {
  return ifUntyped(pair, target, context);
}

function delimiters(
  side: 'leading' | 'trailing',
  target: Target,
  context: ScopeContext,
): readonly Target[] {
  return ifUntyped(token, target, context).map((known) => {
    const found = delimiterOf(known, context.document, side);
    if (!found)
      throw new EngineError('engine.noDelimiter', 'The target has no {side} delimiter.', {
        kind: 'NoDelimiterError',
        values: { side },
      });
    return found;
  });
}

function ordinal(
  { scope, start, length }: Modifier & { readonly kind: 'ordinal' },
  target: Target,
  context: ScopeContext,
) {
  const scopes = scopeKindOf(scope).every(target, context);
  const first = start + (start < 0 ? scopes.length : 0);
  const found = takeScopes(scopes, { name: scopeName(scope), start: first, length });
  return joinScopes(found, context.document, target);
}

/** Resolves "next", "previous" and counted scopes. */
function relative(modifier: Relative, target: Target, context: ScopeContext) {
  const { scope, length } = modifier;
  const kind = scopeKindOf(scope);
  if (kind.relative) return kind.relative(target, modifier, context);
  const siblings = kind.every({ ...target, isImplied: true }, context);
  const name = scopeName(scope);
  const start = startOf(nearestSibling(name, siblings, target, modifier), modifier);
  return joinScopes(takeScopes(siblings, { name, start, length }), context.document, target);
}

function between(
  modifier: Modifier & { readonly kind: 'range' },
  target: Target,
  context: ScopeContext,
): Target {
  const [anchor, ...moreAnchors] = applyModifier(modifier.anchor, target, context);
  const [active, ...moreActives] = applyModifier(modifier.active, target, context);
  if (!anchor || !active || moreAnchors.length > 0 || moreActives.length > 0)
    throw new EngineError('engine.severalEnds', 'Each end of the range must be a single target.');
  return rangeBetween(context.document, { ...modifier, anchor, active });
}

/**
 * Resolves "head" and "tail": extends a target to the start or end of its line, or of the spoken
 * scope.
 */
function extend(
  { kind, modifiers = [line] }: Modifier & { readonly kind: 'head' | 'tail' },
  target: Target,
  context: ScopeContext,
): readonly Target[] {
  const { start, end } = target.content;
  return applyModifiers(modifiers, [target], context).map(({ content }) => ({
    kind: 'token',
    content: kind === 'head' ? { start: content.start, end } : { start, end: content.end },
    isReversed: kind === 'head',
  }));
}

function firstThatWorks(
  modifiers: readonly Modifier[],
  target: Target,
  context: ScopeContext,
): readonly Target[] {
  for (const modifier of modifiers) {
    const found = attempt(() => applyModifier(modifier, target, context));
    if (found) return found;
  }
  throw new EngineError('engine.noneOfScopes', 'None of the scopes that the action needs is here.');
}
