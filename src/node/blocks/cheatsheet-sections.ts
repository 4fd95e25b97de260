import type { GroupId } from '#shared/voice/group-id.ts';

/** A part of the cheatsheet: groups drawn as rows, and groups of characters and numbers drawn as a list. */
export interface CheatsheetSection {
  readonly title: string;
  readonly groups: readonly GroupId[];
  readonly lists: readonly GroupId[];
}

/** All groups of the vocabulary in the order in which a command is said. Plurals and numbers follow from rules and have no rows. */
export const cheatsheetSections: readonly CheatsheetSection[] = [
  {
    title: 'Actions',
    groups: ['simple_action', 'positional_action', 'move_bring_action', 'swap_action', 'wrap_action', 'reformat_action', 'callback_action', 'custom_action'],
    lists: [],
  },
  { title: 'Marks', groups: ['special_mark', 'line_direction', 'unknown_symbol', 'hat_color', 'hat_shape'], lists: ['letter', 'digit', 'symbol'] },
  {
    title: 'Modifiers',
    groups: ['simple_modifier', 'interior_modifier', 'head_tail_modifier', 'simple_scope_modifier', 'first_modifier', 'last_modifier', 'previous_next_modifier', 'forward_backward_modifier', 'position'],
    lists: ['ordinal'],
  },
  { title: 'Scopes', groups: ['scope_type', 'custom_regex_scope_type'], lists: [] },
  {
    title: 'Pairs',
    groups: ['wrapper_selectable_paired_delimiter', 'selectable_only_paired_delimiter', 'wrapper_only_paired_delimiter', 'surrounding_pair_scope_type', 'delimiter_force_direction'],
    lists: [],
  },
  {
    title: 'Connectives',
    groups: ['range_connective', 'range_type', 'list_connective', 'source_destination_connective', 'swap_connective', 'reformat_connective'],
    lists: [],
  },
  { title: 'Formatters', groups: ['formatter'], lists: [] },
  {
    title: 'Snippets',
    groups: ['insert_snippet_action', 'wrapper_snippet', 'insertion_snippet_no_phrase', 'insertion_snippet_single_phrase', 'phrase_terminator'],
    lists: [],
  },
  { title: 'Cursorless itself', groups: ['cursorless_homophone', 'settings_word', 'cheatsheet_word', 'documentation_word', 'help_word'], lists: [] },
];
