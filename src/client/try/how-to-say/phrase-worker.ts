import { fetchWasm } from '#client/syntax/fetch-wasm.ts';
import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import { parsedLanguages } from '#engine/syntax/parsed-languages.ts';
import type { SyntaxTrees } from '#engine/syntax/syntax-trees.ts';
import { findNames } from '#engine/synthesis/find-names.ts';
import { findPhrases } from '#engine/synthesis/find-phrases.ts';
import type { PhraseQuestion } from './phrase-question.ts';

/** Milliseconds after which the search returns the phrases found so far. */
const mostTime = 1400;
/**
 * The same while no phrase has been found: on a slow machine, a late result is better than none.
 */
const mostTimeWithout = 4000;

/** Without a grammar, phrases that need none are still found. */
async function loadTrees(languageId: string): Promise<SyntaxTrees | undefined> {
  if (!parsedLanguages.includes(languageId)) return undefined;
  return loadSyntaxTrees([languageId], fetchWasm).catch(() => undefined);
}

// One request per worker: the page terminates the worker when it no longer needs the result.
addEventListener('message', async ({ data }: MessageEvent<PhraseQuestion>) => {
  const { state, language } = data;
  const syntax = await loadTrees(state.languageId);
  const start = performance.now();
  const isLate = (hasFound: boolean): boolean =>
    performance.now() - start > (hasFound ? mostTime : mostTimeWithout);
  const options = { language, isLate, ...(syntax && { syntax }) };
  postMessage(
    'token' in data
      ? findNames(state, data.token, options).map((phrase) => ({ phrase, explanation: [] }))
      : findPhrases(state, data.wanted, options),
  );
});
