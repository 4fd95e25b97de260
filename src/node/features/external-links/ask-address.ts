import { setTimeout as sleep } from 'node:timers/promises';

/** Retries and timeouts for checking addresses. */
export interface RetryOptions {
  /** Number of retries after a failure that may be temporary. */
  readonly retries: number;
  /** Milliseconds to wait for a response. */
  readonly timeout: number;
  /** Milliseconds before the first retry; doubled for each later one. */
  readonly pause: number;
}

/**
 * Result of a request: undefined if the address is alive, otherwise the reason why not, and whether
 * it is certain.
 */
export type Answer = { readonly reason: string; readonly isSure: boolean } | undefined;

/** Maximum delay that a host can request, in milliseconds. */
const longestPause = 30_000;

/**
 * Requests an address, following redirects. Retries failures that may be temporary (no response,
 * 429, 5xx).
 */
export async function askAddress(address: string, patience: RetryOptions): Promise<Answer> {
  const { answer, pause } = await ask(address, patience);
  if (pause === undefined || patience.retries === 0) return answer;
  await sleep(Math.min(Math.max(pause, patience.pause), longestPause));
  return askAddress(address, {
    ...patience,
    retries: patience.retries - 1,
    pause: patience.pause * 2,
  });
}

/** Makes one request; for a temporary failure, `pause` is the delay that the host requests. */
async function ask(
  address: string,
  { timeout }: RetryOptions,
): Promise<{ readonly answer: Answer; readonly pause?: number }> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; check-links)', accept: '*/*' },
    });
    await response.body?.cancel();
    if (response.ok) return { answer: undefined };
    const { status, statusText, headers } = response;
    // Hosts that limit requests reveal nothing about the page.
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
