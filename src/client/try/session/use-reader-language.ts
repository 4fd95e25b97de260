import { useMemo } from 'react';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import type { Language } from '#shared/voice/language.ts';
import { readerLanguage } from './reader-language.ts';

/** Returns this reader's spoken language. */
export function useReaderLanguage(): Language {
  const mine = useSiteStore((state) => state.myVocabulary);
  return useMemo(() => readerLanguage(mine), [mine]);
}
