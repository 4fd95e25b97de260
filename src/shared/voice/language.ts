import { createLexicon, type Lexicon } from './lexicon.ts';
import { defaultVocabulary, withAllHats, withoutOff, type Vocabulary } from './vocabulary.ts';

/** A vocabulary prepared for the parser, with its forms indexed by first word. */
export interface Language {
  /** The sayable forms. */
  readonly sayable: Lexicon;
  /** The same, plus the hat styles that are off by default. */
  readonly withAllHats: Lexicon;
  /** Every form, including those that the default files disable. */
  readonly complete: Lexicon;
}

/** Indexes a vocabulary. */
export function createLanguage(vocabulary: Vocabulary): Language {
  return {
    sayable: createLexicon(vocabulary),
    withAllHats: createLexicon(withAllHats(vocabulary)),
    complete: createLexicon(withoutOff(vocabulary)),
  };
}

/** The language that Cursorless understands before a user changes anything. */
export const defaultLanguage: Language = createLanguage(defaultVocabulary);
