import { run, type RunOptions } from '#engine/run.ts';
import { runWithParser, type SyntaxParser } from '#engine/run-with-parser.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { parsedLanguages } from '#engine/syntax/parsed-languages.ts';

/** The parser shared by all editors on the page. */
export const pageParser = createPageParser();

/** Creates a parser that is loaded on demand, and reloaded after a failure. */
function createPageParser() {
  let started: Promise<SyntaxParser> | undefined;
  const ask = async <Answer>(question: (parser: SyntaxParser) => Promise<Answer>) => {
    started ??= import('#client/syntax/start-parser.ts').then(({ startParser }) => startParser());
    try {
      return await question(await started);
    } catch (error) {
      started = undefined;
      throw error;
    }
  };
  return {
    /**
     * Runs a phrase, with the parser if the phrase needs it; calls `onLoad` before using the
     * parser.
     */
    async run(
      state: EngineState,
      phrase: string,
      { onLoad, ...options }: RunOptions & { readonly onLoad?: () => void },
    ) {
      const plain = run(state, phrase, options);
      if (plain.ok || plain.needs !== 'syntax') return plain;
      onLoad?.();
      return ask((parser) => runWithParser(state, phrase, { ...options, parser }));
    },
    /**
     * Fetches a language's grammar before a command needs it. Failures are reported once a command
     * does need it.
     */
    warmUp(languageId: string) {
      if (parsedLanguages.includes(languageId))
        ask((parser) => parser.pairsOf({ text: '', languageId })).catch(() => undefined);
    },
  };
}
