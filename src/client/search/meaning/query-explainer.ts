import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { languageAt } from '#client/language/site-languages.ts';
import { hearPhrase } from '#client/try/guess/hear-phrase.ts';
import { readerLanguage } from '#client/try/session/reader-language.ts';
import { explain } from '#engine/explain.ts';
import type { Language } from '#shared/voice/language/language.ts';

/** The meaning of a query as a spoken command. */
export interface QueryMeaning {
  /** The query, spelled as a command. */
  readonly phrase: string;
  /** What its commands do, in plain words. */
  readonly words: string;
}

/**
 * Creates a function that explains a query as a command in the site's spoken language, including
 * the reader's own words. The function returns undefined if the query is not a command.
 */
export function createQueryExplainer(site: Language, mine: MyVocabulary) {
  const language = readerLanguage(site, mine);
  return (query: string): QueryMeaning | undefined => {
    const phrase = hearPhrase(query, language).phrase.trim();
    const explained = explain(phrase, { language });
    return explained.ok ? { phrase, words: explained.commands.join('; ') } : undefined;
  };
}

/**
 * Loads the spoken language of the version at this path. Returns a function that creates an
 * explainer for this language and a reader's vocabulary.
 */
export async function loadExplainer(path: string) {
  const language = await languageAt(path)();
  return (mine: MyVocabulary) => createQueryExplainer(language, mine);
}
