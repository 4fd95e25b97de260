import { markRule } from './grammar-marks.ts';
import { modifierRule } from './grammar-modifiers.ts';
import { choice, many, map, optional, sequence, term, type Rule } from './rule.ts';
import type { Term } from '../term.ts';
import type {
  SpokenMark,
  SpokenModifier,
  PositionalTarget,
  Primitive,
  RangeTarget,
  SpokenTarget,
} from './tree.ts';

/**
 * A stack of modifiers costs more than an equivalent single one, so that "tail funk" is one
 * modifier.
 */
const modifierCost = 1;
/** Makes "row two past four" two lines rather than a range of two marks. */
const rangeCost = 1;

const modifiers = many(map(modifierRule, (modifier) => modifier, modifierCost));

const core = choice<readonly [readonly SpokenModifier[], SpokenMark | null]>(
  sequence(modifiers, optional(markRule)),
  map(markRule, (mark) => [[], mark] as const),
);

const primitive: Rule<Primitive> = map(
  sequence(optional(term('position')), core),
  ([position, [list, mark]]) => ({ kind: 'primitive', position, modifiers: list, mark }),
);

/** The words between the two ends of a range. */
export const rangeJoinerRule: Rule<readonly [Term | null, Term | null]> = choice<
  readonly [Term | null, Term | null]
>(
  sequence(optional(term('range_type')), term('range_connective')),
  map(term('range_type'), (rangeType) => [rangeType, null] as const),
);

const range: Rule<RangeTarget> = map(
  sequence(optional(primitive), rangeJoinerRule, primitive),
  ([anchor, [rangeType, connective], active]) => ({
    kind: 'range',
    anchor,
    rangeType,
    connective,
    active,
  }),
  rangeCost,
);

function toTarget(elements: readonly (RangeTarget | Primitive)[]): SpokenTarget {
  const [only] = elements;
  return only && elements.length === 1 ? only : { kind: 'list', elements };
}

/** One target: a primitive, a range, or a list of these. */
export const targetRule: Rule<SpokenTarget> = map(
  many(choice<RangeTarget | Primitive>(primitive, range), term('list_connective')),
  toTarget,
);

/** A target with its position word or "to". */
export const positionalTargetRule: Rule<PositionalTarget> = map(
  sequence(term('position', 'source_destination_connective'), targetRule),
  ([position, target]) => ({ kind: 'positional-target', position, target }),
);
