import type { GroupId } from '../group-id.ts';

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
const wholes: readonly {
  readonly label: string;
  readonly signs: readonly GroupId[];
  readonly covers: readonly GroupId[];
}[] = [
  {
    label: 'a command',
    signs: ['simple_action'],
    covers: [...actions, ...wrappers, ...pairs, 'cursorless_homophone', 'help_word'],
  },
  {
    label: 'a target',
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

const labels: readonly (readonly [string, readonly GroupId[]])[] = [
  ['an action', actions],
  ['a wrapper ("round")', wrappers],
  ['a wrap action ("wrap", "repack")', ['wrap_action']],
  ['a mark ("air", "blue bat", "this", "row five")', marks],
  ['a hat color or shape', hats],
  ['a modifier ("inside", "head", "every")', modifiers],
  ['a scope ("line", "funk")', scopes],
  ['a scope in the plural ("lines")', ['scope_type_plural', 'custom_regex_scope_type_plural']],
  ['a paired delimiter ("round")', pairs],
  ['"left" or "right"', ['delimiter_force_direction']],
  ['an ordinal ("third", "last")', ['ordinal', 'first_modifier', 'last_modifier']],
  ['"previous" or "next"', ['previous_next_modifier']],
  ['"forward" or "backward"', ['forward_backward_modifier']],
  ['a number from zero to ninety nine', ['number_small']],
  ['a position ("before", "start of")', ['position']],
  ['"to"', ['source_destination_connective']],
  ['"and"', ['list_connective']],
  ['a range word ("past", "until", "slice")', ['range_connective', 'range_type']],
  ['"with"', ['swap_connective']],
  ['"at"', ['reformat_connective']],
  ['a formatter ("snake")', ['formatter']],
  ['a snippet name', ['insertion_snippet_no_phrase', 'insertion_snippet_single_phrase']],
  ['"over"', ['phrase_terminator']],
  ['"cursorless"', ['cursorless_homophone']],
  [
    '"settings", "reference" or "help"',
    ['settings_word', 'cheatsheet_word', 'documentation_word', 'help_word'],
  ],
];

/** Describes what was expected where parsing stopped. */
export function describeExpected(groups: readonly GroupId[]): string[] {
  const found = wholes.filter(({ signs }) => signs.every((sign) => groups.includes(sign)));
  const left = groups.filter((group) => !found.some(({ covers }) => covers.includes(group)));
  const parts = labels
    .filter(([, members]) => members.some((group) => left.includes(group)))
    .map(([label]) => label);
  return [...found.map(({ label }) => label), ...parts];
}
