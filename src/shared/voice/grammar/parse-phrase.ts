/**
 * Parses the spoken language: turns text into command trees, or into an error with its position.
 *
 * How it works: `words.ts` splits the phrase, `lexicon.ts` indexes the vocabulary's forms by first
 * word, and `grammar.json` contains the rules, in the notation of `form.ts`. No rule contains
 * itself, so the whole grammar compiles to a finite-state machine (`compile-grammar.ts`). Running
 * the machine (`machine.ts`) follows *all* parses in parallel, word by word, and keeps the
 * cheapest: fewer commands, fewer and longer forms, fewer modifiers, and no dictation if a command
 * fits. Time grows linearly with the number of words. The error is derived from the furthest word
 * that any parse reached.
 */
import type { Translator } from '../../i18n/translator.ts';
import { toLattice } from './lattice.ts';
import type { Lexicon } from './lexicon.ts';
import { runMachine } from './machine.ts';
import type { Machine } from './machine-state.ts';
import { createPhraseError, type PhraseError, type PhraseFailure } from './phrase-error.ts';
import type { Term } from '../term.ts';
import type { CommandTree } from './tree.ts';
import { splitWords } from '../words.ts';

/** The result of parsing a whole phrase. */
export type PhraseResult =
  | {
      readonly ok: true;
      readonly commands: readonly CommandTree[];
      readonly terms: readonly Term[];
    }
  | { readonly ok: false; readonly error: PhraseError };

/** A parse, or the place where parsing failed; the error message is built on demand. */
type Attempt<T> =
  | { readonly ok: true; readonly value: T; readonly terms: readonly Term[] }
  | { readonly ok: false; readonly failure: PhraseFailure };

/** Parses a phrase of one or more commands; errors are in English by default. Never throws. */
export function parsePhrase(text: string, lexicon: Lexicon, translator?: Translator): PhraseResult {
  const result = tryPhrase(text, lexicon);
  return result.ok
    ? { ok: true, commands: result.value, terms: result.terms }
    : { ok: false, error: createPhraseError(result.failure, translator) };
}

/** Parses like `parsePhrase`, but does not build an error message. */
export function tryPhrase(text: string, lexicon: Lexicon): Attempt<readonly CommandTree[]> {
  const result = attempt(lexicon.grammar.phrase, text, lexicon);
  return result.ok ? { ...result, value: result.value.commands } : result;
}

/**
 * Parses a part of a command that can be quoted on its own, such as a target, a mark, a modifier,
 * or a wrapper with its action.
 */
export function tryFragment(text: string, lexicon: Lexicon): Attempt<unknown> {
  return attempt(lexicon.grammar.fragment, text, lexicon);
}

function attempt<T>(machine: Machine<T>, text: string, lexicon: Lexicon): Attempt<T> {
  const words = splitWords(text);
  const reading = runMachine(machine, { lattice: toLattice(words), lexicon });
  return reading.ok
    ? reading
    : { ok: false, failure: { text, words, lexicon, at: reading.at, groups: reading.groups } };
}
