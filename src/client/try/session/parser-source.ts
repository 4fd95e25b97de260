import type { SyntaxParser } from '#engine/run-with-parser.ts';
import { parsedLanguages } from '#engine/syntax/parsed-languages.ts';

/** A parser for one or more editors, loaded on demand, and again after a failure. */
export interface ParserSource {
  load(): Promise<SyntaxParser>;
  /** Drops a parser that has failed. */
  drop(): void;
  /**
   * Fetches a language's grammar before a command needs it; failures are reported when one does.
   */
  warmUp(languageId: string): void;
}

/** Creates a source that has not loaded anything yet. */
export function createParserSource(
  start: () => Promise<SyntaxParser> = startInWorker,
): ParserSource {
  let started: Promise<SyntaxParser> | undefined;
  const load = (): Promise<SyntaxParser> => (started ??= start());
  return {
    load,
    drop: () => {
      started = undefined;
    },
    warmUp: (languageId) => {
      if (!parsedLanguages.includes(languageId)) return;
      load()
        .then((parser) => parser.pairsOf({ text: '', languageId }))
        .catch(() => {
          started = undefined;
        });
    },
  };
}

async function startInWorker(): Promise<SyntaxParser> {
  return (await import('#client/syntax/start-parser.ts')).startParser();
}
