import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { cleanPhrase } from '#client/try/clean-phrase.ts';
import { readerLanguage } from '#client/try/reader-language.ts';
import { explain } from '#engine/explain.ts';

/** What a query means when it is said to the editor. */
export interface QueryMeaning {
  /** The query as a command is written. */
  readonly phrase: string;
  /** Its commands in plain words. */
  readonly words: string;
}

/** Tells what a query means; undefined when it is no command. */
export type QueryExplainer = (query: string) => QueryMeaning | undefined;

/** Explains queries in the words of this reader. */
export function createQueryExplainer(mine: MyVocabulary): QueryExplainer {
  const language = readerLanguage(mine);
  return (query) => {
    const phrase = cleanPhrase(query).trim();
    const explained = explain(phrase, { language });
    return explained.ok ? { phrase, words: explained.commands.join('; ') } : undefined;
  };
}
