import { useMemo } from 'react';
import { useLanguage } from '#client/language/in-language.tsx';
import { useStoredVocabulary } from '#client/store/stored-vocabulary.ts';
import { applyMyVocabulary } from '#client/my-vocabulary/apply-my-vocabulary.ts';
import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { createLanguage, type Language } from '#shared/voice/language/language.ts';

/**
 * Creates a reader's language, with their own spoken forms and with the hat styles that are off by
 * default, because examples use those styles.
 */
export function readerLanguage(language: Language, mine: MyVocabulary): Language {
  const own =
    mine.length === 0
      ? language
      : createLanguage(applyMyVocabulary(language.vocabulary, mine), language.grammar);
  return { ...own, sayable: own.withAllHats };
}

/** Returns the page's spoken language with this reader's own spoken forms. */
export function useReaderLanguage(): Language {
  const language = useLanguage();
  const mine = useStoredVocabulary();
  return useMemo(() => readerLanguage(language, mine), [language, mine]);
}
