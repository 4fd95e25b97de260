import { compileGrammar, type Grammar } from '../grammar/compile-grammar.ts';
import type { WrittenGrammar } from '../grammar/rule-kinds.ts';
import type { WrittenTerms } from '../term-details.ts';
import { createLexicon, type Lexicon } from '../grammar/lexicon.ts';
import { createVocabulary, type Vocabulary, type VocabularyGroup } from '../vocabulary.ts';

/** The spoken part of a language: its words and its grammar. */
export interface SpokenLanguage {
  readonly vocabulary: readonly VocabularyGroup[];
  readonly grammar: WrittenGrammar;
}

/** A language as defined in its files. */
export interface WrittenLanguage extends SpokenLanguage {
  readonly terms: WrittenTerms;
  /**
   * Set if this language stands in for one whose files are faulty; nothing is then checked against
   * it.
   */
  readonly isStandIn?: true;
}

/**
 * A spoken language prepared for the parser: its forms, indexed by first word, and its grammar. It
 * is plain data, so that it can be sent to a worker.
 */
export interface Language {
  readonly vocabulary: Vocabulary;
  readonly grammar: Grammar;
  readonly sayable: Lexicon;
  /** The sayable forms, plus the hat styles that are off by default. */
  readonly withAllHats: Lexicon;
  /** Every form, including those that are not sayable. */
  readonly complete: Lexicon;
}

/** Indexes a vocabulary for use with a grammar. */
export function createLanguage(vocabulary: Vocabulary, grammar: Grammar): Language {
  return {
    vocabulary,
    grammar,
    sayable: createLexicon(vocabulary, grammar),
    withAllHats: createLexicon(vocabulary, grammar, (reason) => reason !== 'hats'),
    complete: createLexicon(vocabulary, grammar, () => false),
  };
}

/** A language and the documentation of its terms. */
export interface DocumentedLanguage
  extends Language, Pick<WrittenLanguage, 'isStandIn' | 'terms'> {}

/** Prepares a spoken language whose files have been checked. */
export function readSpoken({ vocabulary, grammar }: SpokenLanguage): Language {
  return createLanguage(createVocabulary(vocabulary), compileGrammar(grammar));
}

/** Prepares a language whose files have been checked. */
export function toLanguage(written: WrittenLanguage): DocumentedLanguage {
  const { terms, isStandIn } = written;
  return { ...readSpoken(written), terms, isStandIn };
}
