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
/** Other groups that a target may contain. */
const inTargets: readonly GroupId[] = [
  'ordinal',
  'first_modifier',
  'last_modifier',
  'previous_next_modifier',
  'number_small',
  'position',
  'delimiter_force_direction',
];

/** A description of some groups, with example terms, each written as `group:identifier`. */
interface Label {
  readonly groups: readonly GroupId[];
  /**
   * For a label that describes a whole construct: the groups that must all be expected for the
   * label to apply.
   */
  readonly signs?: readonly GroupId[];
  /** If absent, the label lists all words in the groups. */
  readonly text?: (translator: Translator) => string;
  readonly examples?: readonly string[];
}

/**
 * Labels in the order in which a sentence lists them. The label of a construct comes before the
 * labels of its parts and replaces them.
 */
const labels: readonly Label[] = [
  {
    groups: [...actions, ...wrappers, ...pairs, 'cursorless_homophone', 'help_word'],
    signs: ['simple_action'],
    text: ({ translate }) => translate('expected.command', 'a command'),
  },
  {
    groups: [...marks, ...hats, ...modifiers, ...scopes, ...pairs, ...inTargets],
    signs: ['letter', 'scope_type'],
    text: ({ translate }) => translate('expected.target', 'a target'),
  },
  { groups: actions, text: ({ translate }) => translate('expected.action', 'an action') },
  {
    groups: wrappers,
    text: ({ translate }) => translate('expected.wrapper', 'a wrapper'),
    examples: ['wrapper_selectable_paired_delimiter:parentheses'],
  },
  {
    groups: ['wrap_action'],
    text: ({ translate }) => translate('expected.wrapAction', 'a wrap action'),
    examples: ['wrap_action:wrapWithPairedDelimiter', 'wrap_action:rewrap'],
  },
  {
    groups: marks,
    text: ({ translate }) => translate('expected.mark', 'a mark'),
    examples: [
      'letter:a',
      'hat_color:blue letter:b',
      'special_mark:currentSelection',
      'line_direction:lineNumberModulo100 number_small:5',
    ],
  },
  { groups: hats, text: ({ translate }) => translate('expected.hat', 'a hat color or shape') },
  {
    groups: modifiers,
    text: ({ translate }) => translate('expected.modifier', 'a modifier'),
    examples: [
      'interior_modifier:interiorOnly',
      'head_tail_modifier:extendThroughStartOf',
      'simple_scope_modifier:every',
    ],
  },
  {
    groups: scopes,
    text: ({ translate }) => translate('expected.scope', 'a scope'),
    examples: ['scope_type:line', 'scope_type:namedFunction'],
  },
  {
    groups: ['scope_type_plural', 'custom_regex_scope_type_plural'],
    text: ({ translate }) => translate('expected.scopes', 'a scope in the plural'),
    examples: ['scope_type_plural:line'],
  },
  {
    groups: pairs,
    text: ({ translate }) => translate('expected.pair', 'a paired delimiter'),
    examples: ['wrapper_selectable_paired_delimiter:parentheses'],
  },
  {
    groups: ['ordinal', 'first_modifier', 'last_modifier'],
    text: ({ translate }) => translate('expected.ordinal', 'an ordinal'),
    examples: ['ordinal:3', 'last_modifier:last'],
  },
  {
    groups: ['number_small'],
    text: ({ translate }) => translate('expected.number', 'a number from zero to ninety nine'),
  },
  {
    groups: ['position'],
    text: ({ translate }) => translate('expected.position', 'a position'),
    examples: ['position:before', 'position:start'],
  },
  { groups: ['source_destination_connective'] },
  { groups: ['list_connective'] },
  {
    groups: ['range_connective', 'range_type'],
    text: ({ translate }) => translate('expected.range', 'a range word'),
    examples: [
      'range_connective:rangeInclusive',
      'range_connective:rangeExcludingEnd',
      'range_type:verticalRange',
    ],
  },
  {
    groups: ['formatter'],
    text: ({ translate }) => translate('expected.formatter', 'a formatter'),
    examples: ['formatter:SNAKE_CASE'],
  },
  {
    groups: ['insertion_snippet_no_phrase', 'insertion_snippet_single_phrase'],
    text: ({ translate }) => translate('expected.snippet', 'a snippet name'),
  },
];

/**
 * Returns descriptions of what was expected where parsing stopped, with examples in the language's
 * own words.
 */
export function describeExpected(
  groups: readonly GroupId[],
  lexicon: Lexicon,
  translator = englishTranslator,
): string[] {
  let left = groups;
  const found = labels.filter((label) => {
    const isExpected = label.signs
      ? label.signs.every((sign) => groups.includes(sign))
      : label.groups.some((group) => left.includes(group));
    if (isExpected) left = left.filter((group) => !label.groups.includes(group));
    return isExpected;
  });
  return [...found, ...left.map((group): Label => ({ groups: [group] }))].map((label) =>
    describeLabel(label, lexicon, translator),
  );
}

/**
 * Returns a label's text and those of its examples for which the language has words. Without a
 * text, lists the words of the label's groups.
 */
function describeLabel(
  { groups, text, examples = [] }: Label,
  { entries }: Lexicon,
  translator: Translator,
) {
  const quote = (terms: string) => {
    const words = terms
      .split(' ')
      .map((term) => entries.find((entry) => termOf(entry) === term)?.spoken);
    return words.includes(undefined) ? [] : [`"${words.join(' ')}"`];
  };
  if (!text) {
    const terms = entries.filter(({ group }) => groups.includes(group)).map(termOf);
    return translator.choice([...new Set(terms)].flatMap(quote));
  }
  const said = examples.flatMap(quote).join(', ');
  return text(translator) + (said === '' ? '' : ` (${said})`);
}

function termOf({ group, identifier }: Lexicon['entries'][number]) {
  return `${group}:${identifier}`;
}
