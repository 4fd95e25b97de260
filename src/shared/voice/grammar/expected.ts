import type { Translate } from '../../i18n/translate.ts';
import { englishTranslator, type Translator } from '../../i18n/translator.ts';
import type { GroupId } from '../group-id.ts';
import type { Lexicon } from './lexicon.ts';

const actions: readonly GroupId[] = [
  'simple_action',
  'positional_action',
  'callback_action',
  'custom_action',
  'swap_action',
  'move_bring_action',
  'insert_snippet_action',
  'reformat_action',
];
const wrappers: readonly GroupId[] = ['wrapper_only_paired_delimiter', 'wrapper_snippet'];
const pairs: readonly GroupId[] = [
  'selectable_only_paired_delimiter',
  'wrapper_selectable_paired_delimiter',
  'surrounding_pair_scope_type',
];
const marks: readonly GroupId[] = [
  'letter',
  'digit',
  'symbol',
  'unknown_symbol',
  'special_mark',
  'line_direction',
];
const hats: readonly GroupId[] = ['hat_color', 'hat_shape'];
const modifiers: readonly GroupId[] = [
  'simple_modifier',
  'interior_modifier',
  'head_tail_modifier',
  'simple_scope_modifier',
];
const scopes: readonly GroupId[] = ['scope_type', 'custom_regex_scope_type'];
const counts: readonly GroupId[] = [
  'ordinal',
  'first_modifier',
  'last_modifier',
  'previous_next_modifier',
  'number_small',
];

/**
 * Labels for places where a whole target or command may begin: one label is clearer than its twelve
 * parts.
 */
const wholesIn = (
  translate: Translate,
): readonly {
  readonly label: string;
  readonly signs: readonly GroupId[];
  readonly covers: readonly GroupId[];
}[] => [
  {
    label: translate('expected.command', 'a command'),
    signs: ['simple_action'],
    covers: [...actions, ...wrappers, ...pairs, 'cursorless_homophone', 'help_word'],
  },
  {
    label: translate('expected.target', 'a target'),
    signs: ['letter', 'scope_type'],
    covers: [
      ...marks,
      ...hats,
      ...modifiers,
      ...scopes,
      ...pairs,
      ...counts,
      'position',
      'delimiter_force_direction',
    ],
  },
];

/** A description of some groups: in words, by examples (terms as `group:identifier`), or both. */
interface Label {
  readonly groups: readonly GroupId[];
  readonly text?: string;
  readonly examples?: readonly string[];
}

const actionLabels = (translate: Translate): readonly Label[] => [
  { groups: actions, text: translate('expected.action', 'an action') },
  {
    groups: wrappers,
    text: translate('expected.wrapper', 'a wrapper'),
    examples: ['wrapper_selectable_paired_delimiter:parentheses'],
  },
  {
    groups: ['wrap_action'],
    text: translate('expected.wrapAction', 'a wrap action'),
    examples: ['wrap_action:wrapWithPairedDelimiter', 'wrap_action:rewrap'],
  },
];

const targetLabels = (translate: Translate): readonly Label[] => [
  {
    groups: marks,
    text: translate('expected.mark', 'a mark'),
    examples: [
      'letter:a',
      'hat_color:blue letter:b',
      'special_mark:currentSelection',
      'line_direction:lineNumberModulo100 number_small:5',
    ],
  },
  { groups: hats, text: translate('expected.hat', 'a hat color or shape') },
  {
    groups: modifiers,
    text: translate('expected.modifier', 'a modifier'),
    examples: [
      'interior_modifier:interiorOnly',
      'head_tail_modifier:extendThroughStartOf',
      'simple_scope_modifier:every',
    ],
  },
  {
    groups: scopes,
    text: translate('expected.scope', 'a scope'),
    examples: ['scope_type:line', 'scope_type:namedFunction'],
  },
  {
    groups: ['scope_type_plural', 'custom_regex_scope_type_plural'],
    text: translate('expected.scopes', 'a scope in the plural'),
    examples: ['scope_type_plural:line'],
  },
  {
    groups: pairs,
    text: translate('expected.pair', 'a paired delimiter'),
    examples: ['wrapper_selectable_paired_delimiter:parentheses'],
  },
  {
    groups: ['delimiter_force_direction'],
    examples: ['delimiter_force_direction:left', 'delimiter_force_direction:right'],
  },
  {
    groups: ['ordinal', 'first_modifier', 'last_modifier'],
    text: translate('expected.ordinal', 'an ordinal'),
    examples: ['ordinal:3', 'last_modifier:last'],
  },
  {
    groups: ['previous_next_modifier'],
    examples: ['previous_next_modifier:previous', 'previous_next_modifier:next'],
  },
  {
    groups: ['forward_backward_modifier'],
    examples: ['forward_backward_modifier:forward', 'forward_backward_modifier:backward'],
  },
  {
    groups: ['number_small'],
    text: translate('expected.number', 'a number from zero to ninety nine'),
  },
  {
    groups: ['position'],
    text: translate('expected.position', 'a position'),
    examples: ['position:before', 'position:start'],
  },
  {
    groups: ['source_destination_connective'],
    examples: ['source_destination_connective:sourceDestinationConnective'],
  },
  { groups: ['list_connective'], examples: ['list_connective:listConnective'] },
  {
    groups: ['range_connective', 'range_type'],
    text: translate('expected.range', 'a range word'),
    examples: [
      'range_connective:rangeInclusive',
      'range_connective:rangeExcludingEnd',
      'range_type:verticalRange',
    ],
  },
  { groups: ['swap_connective'], examples: ['swap_connective:swapConnective'] },
  { groups: ['reformat_connective'], examples: ['reformat_connective:reformatConnective'] },
  {
    groups: ['formatter'],
    text: translate('expected.formatter', 'a formatter'),
    examples: ['formatter:SNAKE_CASE'],
  },
  {
    groups: ['insertion_snippet_no_phrase', 'insertion_snippet_single_phrase'],
    text: translate('expected.snippet', 'a snippet name'),
  },
  { groups: ['phrase_terminator'], examples: ['phrase_terminator:phraseTerminator'] },
  { groups: ['cursorless_homophone'], examples: ['cursorless_homophone:cursorless'] },
  {
    groups: ['settings_word', 'cheatsheet_word', 'documentation_word', 'help_word'],
    examples: ['settings_word:settings', 'cheatsheet_word:cheatsheet', 'help_word:documentation'],
  },
];

/** Describes what was expected where parsing stopped, in the words of the language. */
export function describeExpected(
  groups: readonly GroupId[],
  lexicon: Lexicon,
  translator = englishTranslator,
): string[] {
  const found = wholesIn(translator.translate).filter(({ signs }) =>
    signs.every((sign) => groups.includes(sign)),
  );
  const left = groups.filter((group) => !found.some(({ covers }) => covers.includes(group)));
  const parts = [actionLabels, targetLabels]
    .flatMap((labels) => labels(translator.translate))
    .filter((label) => label.groups.some((group) => left.includes(group)))
    .map((label) => describeLabel(label, lexicon, translator));
  return [...found.map(({ label }) => label), ...parts];
}

/** Describes a label by its text and its examples, as far as the language has words for these. */
function describeLabel(
  { groups, text, examples = [] }: Label,
  lexicon: Lexicon,
  { choice }: Translator,
): string {
  const said = examples.flatMap((terms) => quoteTerms(terms, lexicon));
  if (text !== undefined) return said.length > 0 ? `${text} (${said.join(', ')})` : text;
  const others = lexicon.entries.filter(({ group }) => groups.includes(group));
  return choice(said.length > 0 ? said : others.slice(0, 1).map(({ spoken }) => `"${spoken}"`));
}

function quoteTerms(terms: string, { entries }: Lexicon): readonly string[] {
  const words = terms
    .split(' ')
    .map(
      (term) => entries.find(({ group, identifier }) => `${group}:${identifier}` === term)?.spoken,
    );
  return words.includes(undefined) ? [] : [`"${words.join(' ')}"`];
}
