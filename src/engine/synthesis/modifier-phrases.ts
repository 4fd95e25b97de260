import type { Modifier, Scope } from '../model/command.ts';
import { simpleModifiers } from '../command/simple-modifiers.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';

/** A modifier's words and meaning. */
export interface ModifierPhrase {
  readonly words: string;
  readonly modifier: Modifier;
}

/** A scope and its words. */
export interface ScopePhrase extends ModifierPhrase {
  readonly scope: Scope;
}

/** Maximum count to try; readers rarely count further. */
const maxCount = 4;

/** Returns every scope that can be said. */
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

/** Modifiers that change no extent, or only that of a later target. */
const unlikely: readonly Modifier['kind'][] = ['its', 'keep-content', 'keep-empty'];

/** Returns the modifiers that need no scope. */
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

/** Returns other scopes of a type relative to a mark: all, first, last, next, counted. */
export function siblingPhrases(
  { words, scope }: ScopePhrase,
  forms: SpokenForms,
): ModifierPhrase[] {
  const every = forms.word('simple_scope_modifier', 'every');
  const all: ModifierPhrase[] = every
    ? [{ words: `${every} ${words}`, modifier: { kind: 'every', scope } }]
    : [];
  // Paired delimiters cannot be counted.
  return scope.kind === 'pair'
    ? []
    : [...all, ...ordinals(words, scope, forms), ...relatives(words, scope, forms)];
}

function ordinals(words: string, scope: Scope, forms: SpokenForms): ModifierPhrase[] {
  const [first, last] = [
    forms.word('first_modifier', 'first'),
    forms.word('last_modifier', 'last'),
  ];
  return counts().flatMap((count) => {
    const ordinal = forms.word('ordinal', String(count));
    const many = counted(count, scope, forms);
    const at = (start: number, length = 1): Modifier => ({ kind: 'ordinal', scope, start, length });
    return [
      { words: join(ordinal, words), modifier: at(count - 1) },
      { words: count === 1 ? join(last, words) : join(ordinal, last, words), modifier: at(-count) },
      ...(count === 1
        ? []
        : [
            { words: join(first, many), modifier: at(0, count) },
            { words: join(last, many), modifier: at(-count, count) },
          ]),
    ].flatMap(sayable);
  });
}

function relatives(words: string, scope: Scope, forms: SpokenForms): ModifierPhrase[] {
  return (['forward', 'backward'] as const).flatMap((direction) => {
    const step = direction === 'forward' ? 'next' : 'previous';
    const stepWord = forms.word('previous_next_modifier', step);
    const way = forms.word('forward_backward_modifier', direction);
    const to = (offset: number, length: number): Modifier => ({
      kind: 'relative',
      scope,
      offset,
      length,
      direction,
    });
    return counts().flatMap((count) => {
      const many = counted(count, scope, forms);
      if (count === 1) return sayable({ words: join(stepWord, words), modifier: to(1, 1) });
      const ordinal = forms.word('ordinal', String(count));
      return [
        { words: join(ordinal, stepWord, words), modifier: to(count, 1) },
        { words: join(stepWord, many), modifier: to(1, count) },
        { words: direction === 'forward' ? many : join(many, way), modifier: to(0, count) },
      ].flatMap(sayable);
    });
  });
}

/** "Two lines"; undefined if it cannot be said. */
function counted(count: number, scope: Scope, forms: SpokenForms): string | undefined {
  const many =
    scope.kind === 'pattern'
      ? forms.word('custom_regex_scope_type_plural', scope.pattern)
      : scope.kind === 'simple'
        ? forms.word('scope_type_plural', scope.name)
        : undefined;
  return join(forms.word('number_small', String(count)), many);
}

function counts(): readonly number[] {
  return Array.from({ length: maxCount }, (_, index) => index + 1);
}

/** Joins words; undefined if one of them cannot be said in the reader's vocabulary. */
function join(...words: readonly (string | undefined)[]): string | undefined {
  return words.includes(undefined) ? undefined : words.join(' ');
}

function sayable({
  words,
  modifier,
}: {
  readonly words: string | undefined;
  readonly modifier: Modifier;
}): ModifierPhrase[] {
  return words === undefined ? [] : [{ words, modifier }];
}
