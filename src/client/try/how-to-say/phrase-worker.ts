import { fetchWasm } from '#client/syntax/fetch-wasm.ts';
import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import { parsedLanguages } from '#engine/syntax/parsed-languages.ts';
import { findNames } from '#engine/synthesis/find-names.ts';
import { findPhrases } from '#engine/synthesis/find-phrases.ts';
import { findWriting } from '#engine/synthesis/find-writing.ts';
import type { PhraseRequest } from './search-phrases.ts';

/**
 * Milliseconds from the start of the worker after which it responds with the phrases found so far,
 * if there are any.
 */
const responseTime = 1300;
/**
 * Milliseconds until the search gives up, not counting the time to load the grammar. Only slow
 * computers need more than `responseTime`; giving up on them that soon would wrongly report that
 * there is no phrase.
 */
const maxTime = 30_000;

// One request per worker: the page terminates the worker when it no longer needs the result.
addEventListener('message', async ({ data }: MessageEvent<PhraseRequest>) => {
  const { state, language } = data;
  // Without a grammar, phrases that need none are still found.
  const syntax = parsedLanguages.includes(state.languageId)
    ? await loadSyntaxTrees([state.languageId], fetchWasm).catch(() => undefined)
    : undefined;
  // In a worker, `performance.now()` counts from the worker's start, which is the time of the
  // request.
  const end = performance.now() + maxTime;
  const isLate = (isAnswered: boolean) => performance.now() > (isAnswered ? responseTime : end);
  const options = { language, isLate, syntax };
  postMessage(
    'token' in data
      ? findNames(state, data.token, options).map((phrase) => ({ phrase, explanation: [] }))
      : (findWriting(state, data.wanted, options) ?? findPhrases(state, data.wanted, options)),
  );
});
