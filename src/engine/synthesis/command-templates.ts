import { tryPhrase } from '#shared/voice/grammar/parse-phrase.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { readCommand } from '../command/read-command.ts';
import type { Command, TargetDescription } from '../model/command.ts';
import type { Goal } from './goal.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';

/** A command with placeholders for its targets. */
export interface CommandTemplate {
  /** The command's words, with "…" for each target. */
  readonly words: string;
  readonly command: Command;
  /** Number of targets. */
  readonly count: number;
}

type ChangeKind = Exclude<Goal['kind'], 'selection'>;

/** The effects that actions can have on text, keyed by the extension's names for the actions. */
const kinds: Readonly<Record<string, readonly ChangeKind[]>> = {
  remove: ['removal'],
  clearAndSetSelection: ['removal'],
  outdentLine: ['removal'],
  toggleLineComment: ['removal', 'insertion', 'replacement'],
  insertCopyAfter: ['insertion'],
  insertCopyBefore: ['insertion'],
  insertEmptyLineBefore: ['insertion'],
  insertEmptyLineAfter: ['insertion'],
  insertEmptyLinesAround: ['insertion'],
  editNewLineBefore: ['insertion'],
  editNewLineAfter: ['insertion'],
  indentLine: ['insertion'],
  callAsFunction: ['insertion', 'replacement'],
  reverseTargets: ['replacement'],
  sortTargets: ['replacement'],
};
/** Actions that only change the selection. */
const selecting = ['setSelection', 'setSelectionBefore', 'setSelectionAfter'];

/** Returns commands that could reach a goal, with placeholders for targets. */
export function commandTemplates(
  goal: Goal,
  forms: SpokenForms,
  { lexicon, clipboard }: { readonly lexicon: Lexicon; readonly clipboard: string | undefined },
): readonly CommandTemplate[] {
  const simple = forms
    .of('simple_action', 'callback_action')
    .filter(({ identifier }) =>
      goal.kind === 'selection'
        ? selecting.includes(identifier)
        : kinds[identifier]?.includes(goal.kind),
    )
    .map(({ spoken }) => `${spoken} …`);
  const mark = forms.word('special_mark', 'currentSelection') ?? '';
  const isPasted = clipboard !== undefined && goal.wanted.text.includes(clipboard.trim());
  const others = goal.kind === 'selection' ? [] : composed[goal.kind];
  const possible = others.filter((template) => isPasted || !template.startsWith('paste'));
  return [...simple, ...possible.flatMap((template) => say(template, forms))].flatMap((words) => {
    const read = tryPhrase(words.replaceAll('…', mark), lexicon);
    const [tree, ...more] = read.ok ? read.value : [];
    if (!tree || more.length > 0) return [];
    const count = words.split('…').length - 1;
    const command = readCommand(tree);
    return isPossible(command, goal) ? [{ words, command, count }] : [];
  });
}

/**
 * Commands of several words, keyed by the effect that they can have; their words are keys of
 * `words`.
 */
const composed: Readonly<Record<ChangeKind, readonly string[]>> = {
  removal: ['bring …', 'bring … to …'],
  insertion: [
    'bring …',
    'bring … next …',
    'paste to …',
    'paste next …',
    'pair wrap …',
    'insert snippet',
    'insert snippet next …',
  ],
  replacement: [
    'bring …',
    'bring … to …',
    'move …',
    'move … to …',
    'move … next …',
    'paste to …',
    'paste next …',
    'pair rewrap …',
    'swap with …',
    'swap … with …',
    'format formatter at …',
  ],
};

/**
 * The terms that each word of these commands can stand for; without an identifier, all terms of the
 * group.
 */
const words: Readonly<Record<string, readonly (readonly [GroupId, identifier?: string])[]>> = {
  at: [['reformat_connective']],
  bring: [['move_bring_action', 'replaceWithTarget']],
  format: [['reformat_action']],
  formatter: [['formatter']],
  insert: [['insert_snippet_action']],
  move: [['move_bring_action', 'moveToTarget']],
  next: [
    ['position', 'before'],
    ['position', 'after'],
  ],
  pair: [
    ['wrapper_selectable_paired_delimiter'],
    ['wrapper_only_paired_delimiter'],
    ['wrapper_snippet'],
  ],
  paste: [['positional_action', 'pasteFromClipboard']],
  rewrap: [['wrap_action', 'rewrap']],
  snippet: [['insertion_snippet_no_phrase']],
  swap: [['swap_action']],
  to: [['source_destination_connective']],
  with: [['swap_connective']],
  wrap: [['wrap_action', 'wrapWithPairedDelimiter']],
};

/**
 * Returns all ways to say a command; none if the reader's vocabulary lacks one of the command's
 * words.
 */
function say(template: string, forms: SpokenForms) {
  return template.split(' ').reduce<readonly string[]>(
    (phrases, name) => {
      const said = words[name]?.flatMap(([group, identifier]) =>
        forms
          .of(group)
          .filter((form) => identifier === undefined || form.identifier === identifier)
          .map(({ spoken }) => spoken),
      );
      return phrases.flatMap((phrase) =>
        (said ?? [name]).map((word) => `${phrase} ${word}`.trim()),
      );
    },
    [''],
  );
}

/** Actions that keep letters and digits in their order. */
const keeping = ['applyFormatter', 'rewrapWithPairedDelimiter', 'toggleLineComment'];
/** Actions that only reorder letters and digits. */
const reordering = ['reverseTargets', 'sortTargets', 'swapTargets'];

/** Whether a command could make the change with any targets. */
function isPossible({ action, details }: Command, { kind, added, letters }: Goal) {
  if (kind === 'replacement' && letters !== 'kept' && keeping.includes(action)) return false;
  if (letters === 'changed' && reordering.includes(action)) return false;
  if (!details?.pair || kind === 'selection') return true;
  const { left, right } = details.pair;
  return added.includes(left.trim()) && added.includes(right.trim());
}

/** Fills a template with targets; a destination's position is part of the template. */
export function fillTemplate(
  { command }: CommandTemplate,
  targets: readonly TargetDescription[],
): Command {
  const open = [...targets];
  return {
    ...command,
    targets: command.targets.map((slot) => {
      const isSaid = slot.kind === 'primitive' && slot.mark !== undefined;
      const target = isSaid ? open.shift() : undefined;
      if (!target) return slot;
      const position = isSaid ? slot.position : undefined;
      return position && target.kind === 'primitive'
        ? { ...target, position: target.position ?? position }
        : target;
    }),
  };
}
