import { tryPhrase } from '#shared/voice/grammar/parse-phrase.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { readCommand } from '../command/read-command.ts';
import type { Command, TargetDescription } from '../model/command.ts';
import type { Goal } from './goal.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';

/** A command with placeholders for its targets. */
export interface CommandTemplate {
  /** The words, with "…" for each target. */
  readonly words: string;
  readonly command: Command;
  /** Number of targets. */
  readonly count: number;
}

type ChangeKind = Exclude<Goal['kind'], 'selection'>;

/** Possible effects of each action on a text. */
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
/** Actions whose only effect is the selection. */
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
  return [...simple, ...others(goal, forms, clipboard)].flatMap((words) => {
    const read = tryPhrase(words.replaceAll('…', mark), lexicon);
    const [tree, ...more] = read.ok ? read.value : [];
    if (!tree || more.length > 0) return [];
    const count = words.split('…').length - 1;
    const command = readCommand(tree);
    return isPossible(command, goal) ? [{ words, command, count }] : [];
  });
}

function others(goal: Goal, forms: SpokenForms, clipboard: string | undefined): readonly string[] {
  switch (goal.kind) {
    case 'selection':
      return [];
    case 'removal':
      return brings(forms, to(forms));
    case 'insertion':
      return [
        ...brings(forms, nextTo(forms)),
        ...pastes(goal, forms, clipboard),
        ...wraps(forms, 'wrapWithPairedDelimiter'),
        ...snippets(forms),
      ];
    case 'replacement':
      return [
        ...brings(forms, to(forms)),
        ...moves(forms),
        ...pastes(goal, forms, clipboard),
        ...wraps(forms, 'rewrap'),
        ...swaps(forms),
        ...formats(forms),
      ];
  }
}

function to(forms: SpokenForms): readonly string[] {
  const said = forms.word('source_destination_connective', 'sourceDestinationConnective');
  return said === undefined ? [] : [said];
}

function nextTo(forms: SpokenForms): readonly string[] {
  return ['before', 'after'].flatMap((identifier) => forms.word('position', identifier) ?? []);
}

function brings(forms: SpokenForms, places: readonly string[]): readonly string[] {
  const bring = forms.word('move_bring_action', 'replaceWithTarget');
  return bring === undefined
    ? []
    : [`${bring} …`, ...places.map((place) => `${bring} … ${place} …`)];
}

function moves(forms: SpokenForms): readonly string[] {
  const move = forms.word('move_bring_action', 'moveToTarget');
  return move === undefined
    ? []
    : [`${move} …`, ...[...to(forms), ...nextTo(forms)].map((place) => `${move} … ${place} …`)];
}

function pastes(
  { wanted }: Goal,
  forms: SpokenForms,
  clipboard: string | undefined,
): readonly string[] {
  const paste = forms.word('positional_action', 'pasteFromClipboard');
  const isPasted = clipboard !== undefined && wanted.text.includes(clipboard.trim());
  if (paste === undefined || !isPasted) return [];
  return [...to(forms), ...nextTo(forms)].map((place) => `${paste} ${place} …`);
}

function wraps(forms: SpokenForms, identifier: string): readonly string[] {
  const wrap = forms.word('wrap_action', identifier);
  return wrap === undefined
    ? []
    : forms
        .of(
          'wrapper_selectable_paired_delimiter',
          'wrapper_only_paired_delimiter',
          'wrapper_snippet',
        )
        .map(({ spoken }) => `${spoken} ${wrap} …`);
}

function swaps(forms: SpokenForms): readonly string[] {
  const swap = forms.word('swap_action', 'swapTargets');
  const joiner = forms.word('swap_connective', 'swapConnective');
  if (swap === undefined || joiner === undefined) return [];
  return [`${swap} ${joiner} …`, `${swap} … ${joiner} …`];
}

function snippets(forms: SpokenForms): readonly string[] {
  const insert = forms.word('insert_snippet_action', 'insertSnippet');
  if (insert === undefined) return [];
  return forms
    .of('insertion_snippet_no_phrase')
    .flatMap(({ spoken }) => [
      `${insert} ${spoken}`,
      ...nextTo(forms).map((place) => `${insert} ${spoken} ${place} …`),
    ]);
}

function formats(forms: SpokenForms): readonly string[] {
  const format = forms.word('reformat_action', 'applyFormatter');
  const at = forms.word('reformat_connective', 'reformatConnective');
  if (format === undefined || at === undefined) return [];
  return forms.of('formatter').map(({ spoken }) => `${format} ${spoken} ${at} …`);
}

/** Actions that keep letters and digits in their order, and those that only reorder them. */
const keeping = ['applyFormatter', 'rewrapWithPairedDelimiter', 'toggleLineComment'];
const reordering = ['reverseTargets', 'sortTargets', 'swapTargets'];

/** Tests whether a command can add the new text, before any target is known. */
function isPossible({ action, details }: Command, { kind, added, letters }: Goal): boolean {
  if (kind === 'replacement' && letters !== 'kept' && keeping.includes(action)) return false;
  if (letters === 'changed' && reordering.includes(action)) return false;
  if (!details?.pair || kind === 'selection') return true;
  const { left, right } = details.pair;
  return added.includes(left.trim()) && added.includes(right.trim());
}

/** Fills a template with targets; the position of a destination is part of the template. */
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
