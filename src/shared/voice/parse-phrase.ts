/**
 * The spoken language, as a parser: text in, command trees out, or an error that says where it went wrong.
 *
 * How it works: `words.ts` cuts the phrase, `lexicon.ts` knows which forms of the vocabulary begin with which word, and the
 * `grammar-*.ts` files write the rules with the few combinators of `rule.ts`. No rule contains itself, so the whole grammar
 * compiles to a finite machine (`machine.ts`), which follows *all* readings at once, word by word, and keeps the cheapest:
 * fewer commands, fewer and longer forms, fewer modifiers, no dictation where a command would do. The time grows in a straight
 * line with the words. The error is told from the furthest word that a reading came to.
 */
import { fragmentRule, phraseRule } from './grammar-commands.ts';
import { createLexicon } from './lexicon.ts';
import { compile, run, type Machine } from './machine.ts';
import { createPhraseError, type PhraseError } from './phrase-error.ts';
import type { Term } from './term.ts';
import type { CommandTree } from './tree.ts';
import type { Vocabulary } from './vocabulary.ts';
import { splitWords } from './words.ts';

const phraseMachine = compile(phraseRule);
const fragmentMachine = compile(fragmentRule);

/** What a reading of a whole phrase gives. */
export type PhraseResult =
  | { readonly ok: true; readonly commands: readonly CommandTree[]; readonly terms: readonly Term[] }
  | { readonly ok: false; readonly error: PhraseError };

/** What a reading of a part of a command gives. */
export type FragmentResult = { readonly ok: true; readonly terms: readonly Term[] } | { readonly ok: false; readonly error: PhraseError };

/** Reads a phrase of one or more commands. Never throws. */
export function parsePhrase(text: string, vocabulary: Vocabulary): PhraseResult {
  const result = parseWith(phraseMachine, text, vocabulary);
  return result.ok ? { ok: true, commands: result.value, terms: result.terms } : result;
}

/** Reads a part of a command that has a name in the grammar: a target, a mark, a modifier, a wrapper with its action. */
export function parseFragment(text: string, vocabulary: Vocabulary): FragmentResult {
  const result = parseWith(fragmentMachine, text, vocabulary);
  return result.ok ? { ok: true, terms: result.terms } : result;
}

type Whole<T> = { readonly ok: true; readonly value: T; readonly terms: readonly Term[] } | { readonly ok: false; readonly error: PhraseError };

function parseWith<T>(machine: Machine<T>, text: string, vocabulary: Vocabulary): Whole<T> {
  const input = { words: splitWords(text), lexicon: createLexicon(vocabulary) };
  const reading = run(machine, input);
  return reading.ok ? reading : { ok: false, error: createPhraseError({ text, ...input, at: reading.at, groups: reading.groups }) };
}
