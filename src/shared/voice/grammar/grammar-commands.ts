import { positionalTargetRule, rangeJoinerRule, targetRule } from './grammar-targets.ts';
import { anyWord, choice, many, map, optional, sequence, term, type Rule } from './rule.ts';
import type { CommandTree } from './tree.ts';

/** Makes the parse with fewer commands win. */
const commandCost = 10;

const wrapper = term(
  'wrapper_only_paired_delimiter',
  'wrapper_selectable_paired_delimiter',
  'wrapper_snippet',
);
const formatters = many(term('formatter'));

const targetCommands = choice<CommandTree>(
  map(
    sequence(term('simple_action', 'callback_action', 'custom_action'), targetRule),
    ([action, target]) => ({ kind: 'simple', action, target }),
  ),
  map(sequence(term('positional_action'), positionalTargetRule), ([action, destination]) => ({
    kind: 'positional',
    action,
    destination,
  })),
  map(
    sequence(term('move_bring_action'), targetRule, optional(positionalTargetRule)),
    ([action, source, destination]) => ({ kind: 'move-bring', action, source, destination }),
  ),
  map(
    sequence(term('swap_action'), optional(targetRule), term('swap_connective'), targetRule),
    ([action, first, , second]) => ({ kind: 'swap', action, first, second }),
  ),
  map(
    sequence(term('reformat_action'), formatters, term('reformat_connective'), targetRule),
    ([action, styles, , target]) => ({ kind: 'reformat', action, formatters: styles, target }),
  ),
  map(sequence(wrapper, term('wrap_action'), targetRule), ([around, action, target]) => ({
    kind: 'wrap',
    wrapper: around,
    action,
    target,
  })),
);

const snippetCommands = choice<CommandTree>(
  map(
    sequence(
      term('insert_snippet_action'),
      term('insertion_snippet_no_phrase', 'insertion_snippet_single_phrase'),
      optional(positionalTargetRule),
    ),
    ([action, snippet, destination]) => ({ kind: 'insert-snippet', action, snippet, destination }),
  ),
  map(
    sequence(
      term('insert_snippet_action'),
      term('insertion_snippet_single_phrase'),
      many(anyWord),
      optional(term('phrase_terminator')),
    ),
    ([action, snippet, words]) => ({ kind: 'dictate-snippet', action, snippet, words }),
  ),
);

const name = term('cursorless_homophone');

const cursorlessCommands = choice<CommandTree>(
  map(sequence(name, term('settings_word')), () => ({ kind: 'settings' })),
  map(sequence(name, term('cheatsheet_word')), () => ({ kind: 'cheatsheet' })),
  map(sequence(name, term('documentation_word', 'help_word')), () => ({ kind: 'documentation' })),
  map(sequence(term('help_word'), name), () => ({ kind: 'documentation' })),
);

/** A phrase: one or more commands in one utterance. */
export const phraseRule: Rule<readonly CommandTree[]> = many(
  map(
    choice(targetCommands, snippetCommands, cursorlessCommands),
    (command) => command,
    commandCost,
  ),
);

/**
 * Parts of commands that can be quoted on their own. Single terms are not included; callers look
 * them up.
 */
export const fragmentRule: Rule<unknown> = choice<unknown>(
  targetRule,
  positionalTargetRule,
  rangeJoinerRule,
  sequence(term('hat_color'), term('hat_shape')),
  sequence(optional(term('ordinal')), term('last_modifier', 'previous_next_modifier')),
  sequence(term('first_modifier', 'last_modifier', 'previous_next_modifier'), term('number_small')),
  sequence(wrapper, term('wrap_action')),
  sequence(term('reformat_action'), formatters),
  sequence(formatters, optional(sequence(term('reformat_connective'), targetRule))),
  sequence(term('list_connective', 'swap_connective', 'reformat_connective'), targetRule),
);
