import { useMemo } from 'react';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import type { Language } from '#shared/voice/language.ts';
import { readerLanguage } from './reader-language.ts';

/** The language of this reader. */
export function useReaderLanguage(): Language {
  const mine = useSiteStore((state) => state.myVocabulary);
  return useMemo(() => readerLanguage(mine), [mine]);
}
