import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { hearPhrase } from '#client/try/command/hear-phrase.ts';
import { readerLanguage } from '#client/try/session/reader-language.ts';
import { explain } from '#engine/explain.ts';

/** The meaning of a query as a spoken command. */
export interface QueryMeaning {
  /** The query, spelled as a command. */
  readonly phrase: string;
  /** Its commands in plain words. */
  readonly words: string;
}

/** Explains a query; undefined if it is not a command. */
export type QueryExplainer = (query: string) => QueryMeaning | undefined;

/** Explains queries in this reader's vocabulary. */
export function createQueryExplainer(mine: MyVocabulary): QueryExplainer {
  const language = readerLanguage(mine);
  return (query) => {
    const phrase = hearPhrase(query, language).phrase.trim();
    const explained = explain(phrase, { language });
    return explained.ok ? { phrase, words: explained.commands.join('; ') } : undefined;
  };
}
