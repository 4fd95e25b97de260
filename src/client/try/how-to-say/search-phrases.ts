import { trustedScriptUrl } from '#client/mdx/static/trusted-types.ts';
import type { FoundPhrase } from '#engine/synthesis/find-phrases.ts';
import type { PhraseRequest } from './phrase-request.ts';
import workerUrl from './phrase-worker.ts?worker&url';

/** Result of a search: the phrases, or that it could not be started. */
export type PhraseAnswer = readonly FoundPhrase[] | 'failed';

/** Searches for phrases in a worker of its own, and returns a cancel function. */
export function searchPhrases(
  question: PhraseRequest,
  onAnswer: (answer: PhraseAnswer) => void,
): () => void {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'phrases' });
  const finish = (answer: PhraseAnswer): void => {
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
