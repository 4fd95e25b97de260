import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What to run, and how long one answer may take, in milliseconds. */
interface ThreadOptions {
  readonly file: URL;
  readonly limit: number;
  readonly options: ConstructorParameters<typeof Worker>[1];
}

/**
 * Starts a thread on the first request. The thread answers each request with one message. A thread
 * that does not answer in time, throws or ends the process is replaced on the next request. An idle
 * thread does not keep the process alive.
 */
export function startThread<Answer extends object>({ file, limit, options }: ThreadOptions) {
  let thread: Worker | undefined;

  function start() {
    const started = new Worker(file, { execArgv: [], ...options });
    // Handled where the answer is awaited.
    started.on('error', () => undefined);
    started.on('exit', () => (thread = undefined));
    return started;
  }

  /** Returns the thread's answer, or why there is none. */
  async function ask(
    request: unknown,
  ): Promise<Answer | { readonly fault: { readonly message: string } }> {
    const asked = (thread ??= start());
    const done = new AbortController();
    const late = AbortSignal.timeout(limit);
    const signal = AbortSignal.any([done.signal, late]);
    const ended = once(asked, 'exit', { signal }).then(() => {
      throw new Error('it ends the process that renders it');
    });
    asked.ref();
    asked.postMessage(request);
    try {
      const [answer] = await Promise.race([once(asked, 'message', { signal }), ended]);
      return answer as Answer;
    } catch (error) {
      const thrown = error instanceof Error ? error.message : String(error);
      const message = late.aborted ? `it was not ready after ${limit / 1000} seconds` : thrown;
      await asked.terminate();
      return { fault: { message } };
    } finally {
      done.abort();
      asked.unref();
    }
  }

  return { ask, stop: () => thread?.terminate() };
}
