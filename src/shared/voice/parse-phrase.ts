/**
 * The spoken language, as a parser: text in, command trees out, or an error that says where it went wrong.
 *
 * How it works: `words.ts` cuts the phrase, `lexicon.ts` knows which forms of the vocabulary begin with which word, and the
 * `grammar-*.ts` files write the rules with the few combinators of `rule.ts`. No rule contains itself, so the whole grammar
 * compiles to a finite machine (`machine.ts`), which follows *all* readings at once, word by word, and keeps the cheapest:
 * fewer commands, fewer and longer forms, fewer modifiers, no dictation where a command would do. The time grows
 * linearly with the number of words. The error is derived from the furthest word that a reading reached.
 */
import { fragmentRule, phraseRule } from './grammar-commands.ts';
import type { Lexicon } from './lexicon.ts';
import { compile, runMachine, type Machine } from './machine.ts';
import { createPhraseError, type PhraseError, type PhraseFailure } from './phrase-error.ts';
import type { Term } from './term.ts';
import type { CommandTree } from './tree.ts';
import { splitWords } from './words.ts';

const phraseMachine = compile(phraseRule);
const fragmentMachine = compile(fragmentRule);

/** What a reading of a whole phrase gives. */
export type PhraseResult =
  | {
      readonly ok: true;
      readonly commands: readonly CommandTree[];
      readonly terms: readonly Term[];
    }
  | { readonly ok: false; readonly error: PhraseError };

/** A reading, or where it broke off: the error is worded only when somebody asks for it. */
type Attempt<T> =
  | { readonly ok: true; readonly value: T; readonly terms: readonly Term[] }
  | { readonly ok: false; readonly failure: PhraseFailure };

/** Reads a phrase of one or more commands. Never throws. */
export function parsePhrase(text: string, lexicon: Lexicon): PhraseResult {
  const result = tryPhrase(text, lexicon);
  return result.ok
    ? { ok: true, commands: result.value, terms: result.terms }
    : { ok: false, error: createPhraseError(result.failure) };
}

/** Like `parsePhrase`, without words for the error. */
export function tryPhrase(text: string, lexicon: Lexicon): Attempt<readonly CommandTree[]> {
  return attempt(phraseMachine, text, lexicon);
}

/** Reads a part of a command that has a name in the grammar: a target, a mark, a modifier, a wrapper with its action. */
export function tryFragment(text: string, lexicon: Lexicon): Attempt<unknown> {
  return attempt(fragmentMachine, text, lexicon);
}

function attempt<T>(machine: Machine<T>, text: string, lexicon: Lexicon): Attempt<T> {
  const input = { words: splitWords(text), lexicon };
  const reading = runMachine(machine, input);
  return reading.ok
    ? reading
    : { ok: false, failure: { text, ...input, at: reading.at, groups: reading.groups } };
}
