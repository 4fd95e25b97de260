/** Ids of the groups whose forms come only from the vocabulary file. */
export const listedGroups = [
  'letter',
  'digit',
  'symbol',
  'simple_action',
  'positional_action',
  'callback_action',
  'custom_action',
  'swap_action',
  'move_bring_action',
  'wrap_action',
  'insert_snippet_action',
  'reformat_action',
  'range_connective',
  'list_connective',
  'swap_connective',
  'source_destination_connective',
  'reformat_connective',
  'simple_modifier',
  'interior_modifier',
  'head_tail_modifier',
  'range_type',
  'simple_scope_modifier',
  'first_modifier',
  'last_modifier',
  'previous_next_modifier',
  'forward_backward_modifier',
  'position',
  'scope_type',
  'custom_regex_scope_type',
  'surrounding_pair_scope_type',
  'wrapper_only_paired_delimiter',
  'selectable_only_paired_delimiter',
  'wrapper_selectable_paired_delimiter',
  'delimiter_force_direction',
  'special_mark',
  'unknown_symbol',
  'line_direction',
  'hat_color',
  'hat_shape',
  'wrapper_snippet',
  'insertion_snippet_no_phrase',
  'insertion_snippet_single_phrase',
  'phrase_terminator',
  'cursorless_homophone',
  'settings_word',
  'cheatsheet_word',
  'documentation_word',
  'help_word',
  'ordinal',
  'formatter',
] as const;

/**
 * Groups that are derived unless the vocabulary file lists them: plurals of scope types, and
 * numbers.
 */
export const derivedGroups = [
  'scope_type_plural',
  'custom_regex_scope_type_plural',
  'number_small',
] as const;

/** Id of a group that is never derived. */
export type ListedGroup = (typeof listedGroups)[number];

/** Id of a group of spoken forms. */
export type GroupId = ListedGroup | (typeof derivedGroups)[number];

const all: ReadonlySet<string> = new Set([...listedGroups, ...derivedGroups]);

/** Whether a listed or derived group has this id. */
export function isGroupId(name: string): name is GroupId {
  return all.has(name);
}
