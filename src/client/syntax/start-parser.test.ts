import { expect, it } from 'vitest';
import { startParser, type ParserQuestion } from './start-parser.ts';

/** Creates a worker whose responses the test sends. */
function silentWorker() {
  const events = new EventTarget();
  const questions: ParserQuestion[] = [];
  const worker = {
    postMessage: (question: ParserQuestion) => void questions.push(question),
    addEventListener: events.addEventListener.bind(events),
  };
  const answer = (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data }));
  return { worker, questions, answer, fail: () => events.dispatchEvent(new Event('error')) };
}

const request = { text: 'a', languageId: 'json', scopeType: 'value' };

it('resolves each request with its own response, in any order', async () => {
  const { worker, questions, answer } = silentWorker();
  const parser = startParser(worker);
  const scopes = parser.scopesOf(request);
  const pairs = parser.pairsOf(request);
  const [first, second] = questions;
  answer({ id: second?.id, answer: { delimiters: [], textFragments: [] } });
  answer({ id: first?.id, answer: [] });
  expect(await scopes).toEqual([]);
  expect(await pairs).toEqual({ delimiters: [], textFragments: [] });
});

it('rejects a request that the worker could not answer', async () => {
  const { worker, questions, answer } = silentWorker();
  const scopes = startParser(worker).scopesOf(request);
  answer({ id: questions[0]?.id, error: 'no grammar' });
  await expect(scopes).rejects.toThrow('no grammar');
});

it('rejects all requests if the worker breaks', async () => {
  const { worker, fail } = silentWorker();
  const parser = startParser(worker);
  const open = [parser.scopesOf(request), parser.pairsOf(request)];
  fail();
  for (const question of open) await expect(question).rejects.toThrow('cannot be loaded');
});
