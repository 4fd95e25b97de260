import { useMemo } from 'react';
import { applyMyVocabulary } from '#client/my-vocabulary/apply-my-vocabulary.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { createLanguage, defaultLanguage, type Language } from '#shared/voice/language.ts';
import { defaultVocabulary } from '#shared/voice/vocabulary.ts';

/** What the editor understands: the reader's own spoken forms, and hat styles that are off at first, since examples wear them. */
export function useReaderLanguage(): Language {
  const mine = useSiteStore((state) => state.myVocabulary);
  return useMemo(() => {
    const language =
      mine.length === 0
        ? defaultLanguage
        : createLanguage(applyMyVocabulary(defaultVocabulary, mine));
    return { ...language, sayable: language.withAllHats };
  }, [mine]);
}
