import type { SyntaxParser } from '#engine/run-with-parser.ts';
import { trustedScriptUrl } from '../mdx/static/trusted-types.ts';
import workerUrl from './parser-worker.ts?worker&url';

/** A request to the worker; `id` identifies its response. */
export type ParserQuestion = QuestionOf<'scopesOf'> | QuestionOf<'pairsOf'>;

/** The worker's response: a result or an error. */
export type ParserAnswer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

interface QuestionOf<Method extends keyof SyntaxParser> {
  readonly id: number;
  readonly method: Method;
  readonly request: Parameters<SyntaxParser[Method]>[0];
}

/** The part of a worker's interface that is used here. */
export type ParserWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts the parser in its own worker. The worker fetches the runtime and a language's grammar from
 * this site on the first request for that language. Requests reject if the worker or its files
 * cannot be loaded.
 */
export function startParser(
  worker: ParserWorker = new Worker(trustedScriptUrl(workerUrl), {
    type: 'module',
    name: 'parser',
  }),
): SyntaxParser {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.addEventListener('message', (event) => {
    const data = (event as MessageEvent<ParserAnswer>).data;
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ('error' in data) reject?.(new Error(data.error));
    else resolve?.(data.answer);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The parser cannot be loaded.'));
    waiting.clear();
  });
  const ask = <Method extends keyof SyntaxParser>(
    method: Method,
    request: Parameters<SyntaxParser[Method]>[0],
  ) =>
    new Promise<Awaited<ReturnType<SyntaxParser[Method]>>>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id: lastId, method, request } as ParserQuestion);
    });
  return {
    scopesOf: (request) => ask('scopesOf', request),
    pairsOf: (request) => ask('pairsOf', request),
  };
}
