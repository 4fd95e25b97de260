import type { Modifier, Scope } from '../model/command.ts';
import { simpleModifiers } from '../command/read-modifier.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';

/** A modifier, and the words that say it. */
export interface ModifierPhrase {
  readonly words: string;
  readonly modifier: Modifier;
}

/** A scope, and the words that say it. The modifier refers to the scope that contains a target. */
export interface ScopePhrase extends ModifierPhrase {
  readonly scope: Scope;
}

/** Counts to try; readers rarely count any higher. */
const counts = [1, 2, 3, 4];

/** Returns a phrase for every scope that has a spoken form. */
export function scopePhrases(forms: SpokenForms): readonly ScopePhrase[] {
  const phrase = (words: string, scope: Scope): ScopePhrase => ({
    words,
    scope,
    modifier: { kind: 'containing', scope },
  });
  return [
    ...forms
      .of('scope_type')
      .map(({ spoken, identifier }) => phrase(spoken, { kind: 'simple', name: identifier })),
    ...forms
      .of('custom_regex_scope_type')
      .map(({ spoken, identifier }) => phrase(spoken, { kind: 'pattern', pattern: identifier })),
    ...forms
      .of('selectable_only_paired_delimiter', 'wrapper_selectable_paired_delimiter')
      .map(({ spoken, identifier }) => phrase(spoken, { kind: 'pair', delimiter: identifier })),
  ];
}

/**
 * Modifiers that do not change a target's extent ("its" only supplies a mark that was not said).
 */
const unlikely: readonly Modifier['kind'][] = ['its', 'keep-content', 'keep-empty'];

/** Returns the modifiers that take no scope, such as "inside", "head" and "tail". */
export function plainPhrases(forms: SpokenForms): readonly ModifierPhrase[] {
  const named = forms
    .of('simple_modifier', 'interior_modifier')
    .flatMap(({ spoken: words, identifier }) => {
      const modifier = simpleModifiers[identifier];
      return modifier && !unlikely.includes(modifier.kind) ? [{ words, modifier }] : [];
    });
  const ends = forms.of('head_tail_modifier').map(({ spoken: words, identifier }) => ({
    words,
    modifier: { kind: identifier === 'extendThroughStartOf' ? 'head' : 'tail' } as const,
  }));
  return [...named, ...ends];
}

/**
 * Returns modifiers for other scopes of a type: every, first, last, next, previous and counted
 * scopes.
 */
export function siblingPhrases(
  { words, scope }: ScopePhrase,
  { word }: SpokenForms,
): readonly ModifierPhrase[] {
  // Paired delimiters cannot be counted.
  if (scope.kind === 'pair') return [];
  const every = word('simple_scope_modifier', 'every');
  const [first, last] = [word('first_modifier', 'first'), word('last_modifier', 'last')];
  const nth = (count: number) => word('ordinal', String(count));
  // The words for several scopes, such as "two lines".
  const counted = (count: number) => [word('number_small', String(count)), pluralOf(scope, word)];
  const at = (start: number, length: number, ...said: Said) =>
    sayable({ kind: 'ordinal', scope, start, length }, said);
  const ordinals = (count: number) =>
    count === 1
      ? [...at(0, 1, nth(1), words), ...at(-1, 1, last, words)]
      : [
          ...at(count - 1, 1, nth(count), words),
          ...at(-count, 1, nth(count), last, words),
          ...at(0, count, first, ...counted(count)),
          ...at(-count, count, last, ...counted(count)),
        ];
  const relatives = (count: number, direction: 'forward' | 'backward') => {
    const isForward = direction === 'forward';
    const step = word('previous_next_modifier', isForward ? 'next' : 'previous');
    const way = isForward ? [] : [word('forward_backward_modifier', direction)];
    const to = (offset: number, length: number, ...said: Said) =>
      sayable({ kind: 'relative', scope, offset, length, direction }, said);
    return count === 1
      ? to(1, 1, step, words)
      : [
          ...to(count, 1, nth(count), step, words),
          ...to(1, count, step, ...counted(count)),
          ...to(0, count, ...counted(count), ...way),
        ];
  };
  return [
    ...sayable({ kind: 'every', scope }, [every, words]),
    ...counts.flatMap(ordinals),
    ...counts.flatMap((count) => relatives(count, 'forward')),
    ...counts.flatMap((count) => relatives(count, 'backward')),
  ];
}

function pluralOf(scope: Scope, word: SpokenForms['word']) {
  return scope.kind === 'pattern'
    ? word('custom_regex_scope_type_plural', scope.pattern)
    : word('scope_type_plural', scope.kind === 'simple' ? scope.name : '');
}

/** The words of a phrase; undefined for a word that the reader's vocabulary lacks. */
type Said = readonly (string | undefined)[];

/** Returns a list with the modifier's phrase; empty if the vocabulary lacks one of its words. */
function sayable(modifier: Modifier, said: Said) {
  return said.includes(undefined) ? [] : [{ words: said.join(' '), modifier }];
}
