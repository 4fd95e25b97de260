import type { GroupId } from '#shared/voice/group-id.ts';

/** Rows with a common title. */
export interface CheatsheetPart {
  /** Empty in a section with a single part. */
  readonly title: string;
  readonly groups: readonly GroupId[];
}

/**
 * A section of the cheatsheet: groups shown as rows, and groups of characters and ordinals shown as
 * lists.
 */
export interface CheatsheetSection {
  readonly title: string;
  readonly parts: readonly CheatsheetPart[];
  readonly lists: readonly GroupId[];
}

/** All vocabulary groups in the order of a command. Plurals and numbers follow rules and have no rows. */
export const cheatsheetSections: readonly CheatsheetSection[] = [
  {
    title: 'Actions',
    parts: [
      { title: 'With a target', groups: ['simple_action', 'callback_action', 'custom_action'] },
      {
        title: 'With a second target or a position',
        groups: ['move_bring_action', 'swap_action', 'positional_action'],
      },
      { title: 'With a wrapper or a formatter', groups: ['wrap_action', 'reformat_action'] },
    ],
    lists: [],
  },
  {
    title: 'Marks',
    parts: [
      {
        title: 'Cursor, last target, line numbers',
        groups: ['special_mark', 'line_direction', 'unknown_symbol'],
      },
      { title: 'Hat colors', groups: ['hat_color'] },
      { title: 'Hat shapes', groups: ['hat_shape'] },
    ],
    lists: ['letter', 'digit', 'symbol'],
  },
  {
    title: 'Modifiers',
    parts: [
      {
        title: 'Parts of a target',
        groups: ['interior_modifier', 'simple_modifier', 'head_tail_modifier'],
      },
      {
        title: 'Scopes by number',
        groups: [
          'simple_scope_modifier',
          'first_modifier',
          'last_modifier',
          'previous_next_modifier',
          'forward_backward_modifier',
        ],
      },
      { title: 'Positions', groups: ['position'] },
    ],
    lists: ['ordinal'],
  },
  {
    title: 'Scopes',
    parts: [{ title: '', groups: ['scope_type', 'custom_regex_scope_type'] }],
    lists: [],
  },
  {
    title: 'Pairs',
    parts: [
      {
        title: '',
        groups: [
          'wrapper_selectable_paired_delimiter',
          'selectable_only_paired_delimiter',
          'wrapper_only_paired_delimiter',
          'surrounding_pair_scope_type',
          'delimiter_force_direction',
        ],
      },
    ],
    lists: [],
  },
  {
    title: 'Connectives',
    parts: [
      {
        title: '',
        groups: [
          'range_connective',
          'range_type',
          'list_connective',
          'source_destination_connective',
          'swap_connective',
          'reformat_connective',
        ],
      },
    ],
    lists: [],
  },
  { title: 'Formatters', parts: [{ title: '', groups: ['formatter'] }], lists: [] },
  {
    title: 'Snippets',
    parts: [
      { title: 'To wrap with', groups: ['wrapper_snippet'] },
      {
        title: 'To insert',
        groups: [
          'insert_snippet_action',
          'insertion_snippet_no_phrase',
          'insertion_snippet_single_phrase',
          'phrase_terminator',
        ],
      },
    ],
    lists: [],
  },
  {
    title: 'Cursorless itself',
    parts: [
      {
        title: '',
        groups: [
          'cursorless_homophone',
          'settings_word',
          'cheatsheet_word',
          'documentation_word',
          'help_word',
        ],
      },
    ],
    lists: [],
  },
];
