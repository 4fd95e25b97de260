import { setTimeout as sleep } from 'node:timers/promises';

/** How patient a check of addresses is. */
export interface Patience {
  /** Further requests after one that may succeed later. */
  readonly retries: number;
  /** Milliseconds for an answer. */
  readonly timeout: number;
  /** Milliseconds before the first further request; each later one waits twice as long. */
  readonly pause: number;
}

/** What came of a request: undefined if the address is alive, or why it is not, and whether that is sure. */
export type Answer = { readonly reason: string; readonly isSure: boolean } | undefined;

/** Longest wait that a host can ask for, in milliseconds. */
const longestPause = 30_000;

/** Asks for an address, following redirects. What may be better later (no answer, 429, 5xx) is asked again. */
export async function askAddress(address: string, patience: Patience): Promise<Answer> {
  const { answer, pause } = await ask(address, patience);
  if (pause === undefined || patience.retries === 0) return answer;
  await sleep(Math.min(Math.max(pause, patience.pause), longestPause));
  return askAddress(address, {
    ...patience,
    retries: patience.retries - 1,
    pause: patience.pause * 2,
  });
}

/** One request; `pause` is how long the host wants to be left alone, for what may be better later. */
async function ask(
  address: string,
  { timeout }: Patience,
): Promise<{ readonly answer: Answer; readonly pause?: number }> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; check-links)', accept: '*/*' },
    });
    await response.body?.cancel();
    if (response.ok) return { answer: undefined };
    const { status, statusText, headers } = response;
    // Hosts that limit requests say nothing about the page.
    const answer = { reason: `${status} ${statusText}`.trim(), isSure: status !== 429 };
    if (status !== 429 && status < 500) return { answer };
    return { answer, pause: 1000 * (Number(headers.get('retry-after')) || 0) };
  } catch (error) {
    return { answer: { reason: reasonOf(error, timeout), isSure: true }, pause: 0 };
  }
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? message;
}
