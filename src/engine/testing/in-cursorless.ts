import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import * as engineExplain from '../explain.ts';
import * as engineRun from '../run.ts';
import * as engineParser from '../run-with-parser.ts';
import * as engineSuggest from '../suggest.ts';
import * as names from '../synthesis/find-names.ts';
import * as phrases from '../synthesis/find-phrases.ts';
import type { EngineState } from '../model/engine-state.ts';

/* The engine's functions with Cursorless's spoken language filled in, for tests. */

type Given<Options> = Partial<Options>;

const language = defaultLanguage;

/** `run` with Cursorless's spoken language by default. */
export const run = (
  state: EngineState,
  phrase: string,
  options: Given<engineRun.RunOptions> = {},
): engineRun.RunResult => engineRun.run(state, phrase, { language, ...options });

/** `explain` with Cursorless's spoken language. */
export const explain = (
  phrase: string,
  options: { readonly hasSelection?: boolean } = {},
): engineExplain.Explanation => engineExplain.explain(phrase, { language, ...options });

/** `suggest` with Cursorless's spoken language by default. */
export const suggest = (
  phrase: string,
  options: Given<engineRun.RunOptions> = {},
): readonly engineSuggest.Suggestion[] => engineSuggest.suggest(phrase, { language, ...options });

/** `runWithParser` with Cursorless's spoken language. */
export const runWithParser = (
  state: EngineState,
  phrase: string,
  { parser }: { readonly parser: engineParser.SyntaxParser },
): Promise<engineRun.RunResult> => engineParser.runWithParser(state, phrase, { language, parser });

/** `findPhrases` with Cursorless's spoken language by default. */
export const findPhrases = (
  state: EngineState,
  wanted: Parameters<typeof phrases.findPhrases>[1],
  options: Given<phrases.FindPhrasesOptions> = {},
): readonly phrases.FoundPhrase[] => phrases.findPhrases(state, wanted, { language, ...options });

/** `findNames` with Cursorless's spoken language. */
export const findNames = (
  state: EngineState,
  token: Parameters<typeof names.findNames>[1],
): readonly string[] => names.findNames(state, token, { language });
