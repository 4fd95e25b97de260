import { useMemo } from 'react';
import { useLanguage } from '#client/language/in-language.tsx';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import type { Language } from '#shared/voice/language/language.ts';
import { readerLanguage } from './reader-language.ts';

/** Returns the page's spoken language in this reader's words. */
export function useReaderLanguage(): Language {
  const language = useLanguage();
  const mine = useSiteStore((state) => state.myVocabulary);
  return useMemo(() => readerLanguage(language, mine), [language, mine]);
}
