import { encodeParams, type HostedAnswer, type HostedQuery } from './wire.ts';

/** What DocSearch and the search page ask for results: the client of the hosted service, or ours in its shape. */
export interface SearchClient {
  search(request: {
    readonly requests: readonly HostedQuery[];
  }): Promise<{ readonly results: readonly HostedAnswer[] }>;
}

interface HostedClientOptions {
  readonly appId: string;
  /** The public key. */
  readonly apiKey: string;
  /** Addresses of the service, tried one after the other. */
  readonly hosts?: readonly string[];
  /** Milliseconds until the next host is tried. */
  readonly timeout?: number;
}

/** The name of the error by which DocSearch knows that the service is out of reach. */
const unreachable = 'RetryError';

/** Addresses of the service for an application. */
function hostsOf(appId: string): readonly string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}

/** A client of the hosted service. Rejects with a `RetryError` when no host answers. */
export function createHostedClient({
  appId,
  apiKey,
  hosts = hostsOf(appId),
  timeout = 5000,
}: HostedClientOptions): SearchClient {
  const query = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });
  return {
    async search({ requests }) {
      const body = JSON.stringify({ requests: requests.map(encodeParams) });
      for (const host of hosts) {
        const answer = await ask(`${host}/1/indexes/*/queries?${query}`, body, timeout);
        if (answer) return answer;
      }
      throw Object.assign(new Error('No host of the search service could be reached.'), {
        name: unreachable,
      });
    },
  };
}

/** null: this host did not answer. An answer that refuses the query is an error at every host, so it is thrown. */
async function ask(
  url: string,
  body: string,
  timeout: number,
): Promise<{ readonly results: readonly HostedAnswer[] } | null> {
  // A plain text body spares the browser a preflight request.
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body,
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
  if (!response || response.status >= 500) return null;
  if (!response.ok)
    throw Object.assign(new Error(`The search service refused the query (${response.status}).`), {
      name: unreachable,
    });
  return (await response.json()) as { readonly results: readonly HostedAnswer[] };
}
