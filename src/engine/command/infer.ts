import type { PositionName } from '../model/target.ts';
import type {
  Mark,
  Modifier,
  PrimitiveDescription,
  RangeDescription,
  TargetDescription,
} from '../model/command.ts';

/** A primitive target whose omitted parts have been inferred. */
export interface InferredPrimitive {
  readonly kind: 'primitive';
  readonly mark: Mark;
  readonly modifiers: readonly Modifier[];
  readonly position?: PositionName;
}

/** A range whose omitted parts have been inferred. */
export interface InferredRange extends Omit<RangeDescription, 'anchor' | 'active'> {
  readonly anchor: InferredPrimitive;
  readonly active: InferredPrimitive;
}

/** A target whose omitted parts have been inferred. */
export type InferredTarget =
  | InferredPrimitive
  | InferredRange
  | { readonly kind: 'list'; readonly elements: readonly (InferredPrimitive | InferredRange)[] };

/**
 * Fills in what descriptions leave out. Modifiers and position come from the nearest previous
 * target that has any. The mark is inherited only with "its"; otherwise it defaults to the cursor.
 * An implicit target inherits nothing.
 */
export function infer(targets: readonly TargetDescription[]): InferredTarget[] {
  return targets.map((target, index) => inferOne(target, targets.slice(0, index)));
}

function inferOne(target: TargetDescription, before: readonly TargetDescription[]): InferredTarget {
  if (target.kind !== 'list') return inferElement(target, before);
  return {
    kind: 'list',
    elements: target.elements.map((element, index) =>
      inferElement(element, [...before, ...target.elements.slice(0, index)]),
    ),
  };
}

function inferElement(
  target: RangeDescription | PrimitiveDescription,
  before: readonly TargetDescription[],
): InferredPrimitive | InferredRange {
  if (target.kind === 'primitive') return inferPrimitive(target, before);
  return {
    ...target,
    anchor: inferPrimitive(target.anchor, before),
    active: inferPrimitive(target.active, [...before, target.anchor]),
  };
}

function inferPrimitive(
  target: PrimitiveDescription,
  before: readonly TargetDescription[],
): InferredPrimitive {
  if (target.isImplicit)
    return { kind: 'primitive', mark: { kind: 'cursor' }, modifiers: [{ kind: 'just' }] };
  const asksForMark = target.modifiers?.some(({ kind }) => kind === 'its') ?? false;
  const position = target.position ?? findBefore(before, (known) => known.position);
  return {
    kind: 'primitive',
    mark: target.mark ??
      (asksForMark ? findBefore(before, ({ mark }) => mark) : undefined) ?? { kind: 'cursor' },
    modifiers: ownModifiers(target) ?? findBefore(before, ownModifiers) ?? [],
    position,
  };
}

function ownModifiers({ modifiers = [] }: PrimitiveDescription) {
  const own = modifiers.filter(({ kind }) => kind !== 'its');
  return own.length > 0 ? own : undefined;
}

/** Searches the previous targets, nearest first. In a range, only the anchor is searched. */
function findBefore<T>(
  before: readonly TargetDescription[],
  ask: (target: PrimitiveDescription) => T | undefined,
): T | undefined {
  for (const target of [...before].reverse()) {
    const found =
      target.kind === 'list'
        ? findBefore(target.elements, ask)
        : ask(target.kind === 'range' ? target.anchor : target);
    if (found !== undefined) return found;
  }
  return undefined;
}
