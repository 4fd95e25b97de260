import { choice, map, optional, sequence, term, type Rule } from './rule.ts';
import type { SpokenModifier, Ordinal, PlainModifier } from './tree.ts';

const scope = term('scope_type', 'custom_regex_scope_type');
const scopePlural = term('scope_type_plural', 'custom_regex_scope_type_plural');
const count = term('number_small');
const previousNext = term('previous_next_modifier');
const forwardBackward = term('forward_backward_modifier');

/** An ordinal: "third", "last", "second last". */
const ordinalOrLast = choice<Ordinal>(
  map(term('ordinal'), (ordinal) => ({ ordinal, last: null })),
  map(sequence(optional(term('ordinal')), term('last_modifier')), ([ordinal, last]) => ({
    ordinal,
    last,
  })),
);

const ordinalScope = choice<PlainModifier>(
  map(
    sequence(ordinalOrLast, optional(sequence(term('range_connective'), ordinalOrLast)), scope),
    ([start, rest, inner]) => ({
      kind: 'ordinal-range',
      start,
      connective: rest?.[0] ?? null,
      end: rest?.[1] ?? null,
      scope: inner,
    }),
  ),
  map(
    sequence(term('first_modifier', 'last_modifier'), count, scopePlural),
    ([side, number, inner]) => ({ kind: 'first-last-count', side, count: number, scope: inner }),
  ),
);

const relativeScope = choice<PlainModifier>(
  map(sequence(optional(term('ordinal')), previousNext, scope), ([ordinal, direction, inner]) => ({
    kind: 'relative-one',
    ordinal,
    direction,
    scope: inner,
  })),
  map(sequence(previousNext, count, scopePlural), ([direction, number, inner]) => ({
    kind: 'relative-many',
    direction,
    count: number,
    scope: inner,
  })),
  map(sequence(count, scopePlural, optional(forwardBackward)), ([number, inner, direction]) => ({
    kind: 'count-from-here',
    count: number,
    scope: inner,
    direction,
  })),
  map(sequence(scope, forwardBackward), ([inner, direction]) => ({
    kind: 'one-directed',
    scope: inner,
    direction,
  })),
);

const pairName = term(
  'selectable_only_paired_delimiter',
  'wrapper_selectable_paired_delimiter',
  'surrounding_pair_scope_type',
);

const plainModifier = choice<PlainModifier>(
  map(term('simple_modifier'), (modifier) => ({ kind: 'simple-modifier', modifier })),
  map(sequence(optional(term('simple_scope_modifier')), scope), ([every, inner]) => ({
    kind: 'containing-scope',
    every,
    scope: inner,
  })),
  ordinalScope,
  relativeScope,
  map(sequence(optional(term('delimiter_force_direction')), pairName), ([force, pair]) => ({
    kind: 'surrounding-pair',
    force,
    pair,
  })),
);

const interior = term('interior_modifier');

/** One modifier of any kind. */
export const modifierRule: Rule<SpokenModifier> = choice<SpokenModifier>(
  map(interior, (modifier) => ({ kind: 'interior', modifier })),
  map(
    sequence(term('head_tail_modifier'), optional(interior), optional(plainModifier)),
    ([side, inside, modifier]) => ({ kind: 'head-tail', side, interior: inside, modifier }),
  ),
  plainModifier,
);
