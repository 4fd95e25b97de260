import { applyMyVocabulary } from '#client/my-vocabulary/apply-my-vocabulary.ts';
import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { createLanguage, defaultLanguage, type Language } from '#shared/voice/language.ts';
import { defaultVocabulary } from '#shared/voice/vocabulary.ts';

/**
 * Creates a reader's language: their own spoken forms, plus hat styles that are off by default,
 * because examples use them.
 */
export function readerLanguage(mine: MyVocabulary): Language {
  const language =
    mine.length === 0
      ? defaultLanguage
      : createLanguage(applyMyVocabulary(defaultVocabulary, mine));
  return { ...language, sayable: language.withAllHats };
}
