import { useMemo } from 'react';
import { useLanguage } from '#client/language/in-language.tsx';
import { useStoredVocabulary } from '#client/store/stored-vocabulary.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { readerLanguage } from './reader-language.ts';

/** Returns the page's spoken language with this reader's own spoken forms. */
export function useReaderLanguage(): Language {
  const language = useLanguage();
  const mine = useStoredVocabulary();
  return useMemo(() => readerLanguage(language, mine), [language, mine]);
}
