import { trustedScriptUrl } from '#client/mdx/static/trusted-types.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { FoundPhrase } from '#engine/synthesis/find-phrases.ts';
import type { WantedState } from '#engine/synthesis/goal.ts';
import type { Range } from '#shared/text/range.ts';
import type { Language } from '#shared/voice/language/language.ts';
import workerUrl from './phrase-worker.ts?worker&url';

/**
 * Request to the worker: find phrases that turn one state into another, or that name one of the
 * state's tokens.
 */
export type PhraseRequest = {
  readonly state: EngineState;
  readonly language: Language;
} & ({ readonly wanted: WantedState } | { readonly token: Range });

/** Result of a search: the phrases, or 'failed' after an error in the worker. */
export type PhraseAnswer = readonly FoundPhrase[] | 'failed';

/** Searches for phrases in a separate worker, and returns a function that cancels the search. */
export function searchPhrases(
  question: PhraseRequest,
  onAnswer: (answer: PhraseAnswer) => void,
): () => void {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'phrases' });
  const finish = (answer: PhraseAnswer) => {
    worker.terminate();
    onAnswer(answer);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<readonly FoundPhrase[]>) =>
    finish(data),
  );
  worker.addEventListener('error', () => finish('failed'));
  worker.postMessage(question);
  return () => worker.terminate();
}
