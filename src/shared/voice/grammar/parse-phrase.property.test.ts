import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import type { GroupId } from '../group-id.ts';
import { parsePhrase } from './parse-phrase.ts';
import { defaultLanguage, defaultVocabulary } from '../language/default-language.ts';
import { processorTime } from '../../../../tests/support/processor-time.ts';

type Words = fc.Arbitrary<string>;

function form(...groups: GroupId[]): Words {
  const forms = groups
    .flatMap((group) => defaultVocabulary[group].forms)
    .filter((one) => !one.off && one.spoken);
  return fc.constantFrom(...forms.map((one) => one.spoken));
}
const join = (...parts: Words[]): Words =>
  fc.tuple(...parts).map((words) => words.filter(Boolean).join(' '));
const maybe = (part: Words): Words => fc.oneof(fc.constant(''), part);
const several = (part: Words, joint = ' '): Words =>
  fc.array(part, { minLength: 1, maxLength: 3 }).map((words) => words.join(joint));

const scope = form('scope_type');
const plural = form('scope_type_plural');
const number = form('number_small');
const ordinal = fc.oneof(form('ordinal'), join(maybe(form('ordinal')), form('last_modifier')));
const plain = fc.oneof(
  form('simple_modifier'),
  join(maybe(form('simple_scope_modifier')), scope),
  join(ordinal, maybe(join(form('range_connective'), ordinal)), scope),
  join(form('first_modifier', 'last_modifier'), number, plural),
  join(maybe(form('ordinal')), form('previous_next_modifier'), scope),
  join(form('previous_next_modifier'), number, plural),
  join(number, plural, maybe(form('forward_backward_modifier'))),
  join(scope, form('forward_backward_modifier')),
  join(
    maybe(form('delimiter_force_direction')),
    form(
      'selectable_only_paired_delimiter',
      'wrapper_selectable_paired_delimiter',
      'surrounding_pair_scope_type',
    ),
  ),
);
const interior = form('interior_modifier');
const modifier = fc.oneof(
  interior,
  join(form('head_tail_modifier'), maybe(interior), maybe(plain)),
  plain,
);
const mark = fc.oneof(
  join(maybe(form('hat_color')), form('letter', 'digit', 'symbol', 'unknown_symbol')),
  form('special_mark'),
  join(form('line_direction'), number, maybe(join(form('range_connective'), number))),
);
const primitive = join(
  maybe(form('position')),
  fc.oneof(join(several(modifier), maybe(mark)), mark),
);
const joiner = fc.oneof(
  join(maybe(form('range_type')), form('range_connective')),
  form('range_type'),
);
const range = fc.oneof(primitive, join(joiner, primitive), join(primitive, joiner, primitive));
const target = several(range, ' and ');
const positional = join(form('position', 'source_destination_connective'), target);
const command = fc.oneof(
  join(form('simple_action', 'callback_action'), target),
  join(form('positional_action'), positional),
  join(form('move_bring_action'), target, maybe(positional)),
  join(form('swap_action'), maybe(target), form('swap_connective'), target),
  join(form('reformat_action'), several(form('formatter')), fc.constant('at'), target),
  join(
    form('wrapper_only_paired_delimiter', 'wrapper_selectable_paired_delimiter', 'wrapper_snippet'),
    form('wrap_action'),
    target,
  ),
  join(
    form('insert_snippet_action'),
    form('insertion_snippet_no_phrase', 'insertion_snippet_single_phrase'),
    maybe(positional),
  ),
  join(
    form('cursorless_homophone'),
    fc.constantFrom('settings', 'ref', 'cheat sheet', 'docks', 'help'),
  ),
);

const countWords = (texts: readonly string[]): number => texts.join(' ').split(' ').length;

describe('parsePhrase on generated phrases', () => {
  it('accepts every sentence of the grammar and accounts for every word of it', () => {
    fc.assert(
      fc.property(several(command), (text) => {
        const result = parsePhrase(text, defaultLanguage.sayable);
        expect(result.ok).toBe(true);
        if (!result.ok) return;
        const dictated = result.commands.flatMap((tree) =>
          tree.kind === 'dictate-snippet' ? tree.words : [],
        );
        const read = result.terms.map((term) => text.slice(term.start, term.end));
        expect(countWords([...read, ...dictated])).toBe(countWords([text]));
      }),
      { numRuns: cases(400) },
    );
  });

  it('never throws, whatever the text', () => {
    const word = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), scope, mark, command);
    fc.assert(
      fc.property(several(word), (text) => {
        const result = parsePhrase(text, defaultLanguage.sayable);
        if (result.ok) return;
        expect(result.error.start).toBeLessThanOrEqual(result.error.end);
        expect(result.error.end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: cases(300) },
    );
  });

  it.each([
    'comment',
    'take line and line past line',
    'comment funk head',
    'row two past',
    'first last next two',
  ])('answers long runs of "%s" without blowing up', (words) => {
    const phrase = `take ${Array(1000).fill(words).join(' ')}`;
    expect(processorTime(() => parsePhrase(phrase, defaultLanguage.sayable))).toBeLessThan(3000);
  });
});
