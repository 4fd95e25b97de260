import { useMemo, useSyncExternalStore } from 'react';
import { applyOverrides } from '#client/my-vocabulary/apply-overrides.ts';
import { parseOverrides } from '#client/my-vocabulary/overrides.ts';
import { ownWords } from '#client/store/own-words.ts';
import { createLanguage, defaultLanguage, type Language } from '#shared/voice/language.ts';
import { defaultVocabulary } from '#shared/voice/vocabulary.ts';

const snapshot = (): string => JSON.stringify(ownWords.get());

/** What the editor understands: the reader's own words, and hat styles that are off at first, since examples wear them. */
export function useReaderLanguage(): Language {
  const stored = useSyncExternalStore(ownWords.subscribe, snapshot);
  return useMemo(() => {
    const overrides = parseOverrides(stored);
    const language =
      overrides.length === 0
        ? defaultLanguage
        : createLanguage(applyOverrides(defaultVocabulary, overrides));
    return { ...language, sayable: language.withAllHats };
  }, [stored]);
}
