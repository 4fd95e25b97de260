import { createLexicon, type Lexicon } from './lexicon.ts';
import { defaultVocabulary, withAllHats, withoutOff, type Vocabulary } from './vocabulary.ts';

/** A vocabulary prepared for the parser: its forms by their first word. */
export interface Language {
  /** The sayable forms. */
  readonly sayable: Lexicon;
  /** The same with the hat styles that are off by default. */
  readonly withAllHats: Lexicon;
  /** Every form, those too that the default files disable. */
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

/** What Cursorless understands before a user changes anything. */
export const defaultLanguage: Language = createLanguage(defaultVocabulary);
