import { choice, map, optional, sequence, term, type Rule } from './rule.ts';
import type { SpokenMark } from './tree.ts';

/** A character with its hat. */
export const decoratedRule = map(
  sequence(
    optional(term('hat_color')),
    optional(term('hat_shape')),
    term('letter', 'digit', 'symbol', 'unknown_symbol'),
  ),
  ([color, shape, character]): SpokenMark => ({ kind: 'decorated', color, shape, character }),
);
const special = map(term('special_mark'), (mark): SpokenMark => ({ kind: 'special', mark }));
const number = term('number_small');
const lineNumber = map(
  sequence(term('line_direction'), number, optional(sequence(term('range_connective'), number))),
  ([direction, first, rest]): SpokenMark => ({
    kind: 'line-number',
    direction,
    first,
    connective: rest?.[0] ?? null,
    last: rest?.[1] ?? null,
  }),
);

/** Marks: a character with its hat, a special mark, a line number. */
export const markRule: Rule<SpokenMark> = choice(decoratedRule, special, lineNumber);
