import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A query as the service receives it. */
interface ReceivedQuery {
  readonly indexName: string;
  readonly query: string;
  readonly params: string;
}

/** A request as the service receives it. */
interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly applicationId: string | null;
  readonly apiKey: string | null;
  readonly queries: readonly ReceivedQuery[];
}

/** The service's behavior, which can be changed at any time. */
interface ServiceBehavior {
  /** HTTP status code of all responses. */
  status: number;
  /** Returns the delay of the response to a query, in milliseconds. */
  delay: (query: string) => number;
  /** Returns the hits for a query. */
  hits: (query: string) => readonly object[];
}

/** A local test double of the hosted search service. */
export interface SearchService {
  readonly origin: string;
  readonly received: ReceivedRequest[];
  readonly behavior: ServiceBehavior;
  close(): void;
}

/** Creates a hit in the service's format; its texts are markup, as in the service's responses. */
export function serviceHit(title: string, url: string, section = 'For users'): object {
  const hierarchy = {
    lvl0: section,
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy,
    _highlightResult: { hierarchy: { lvl0: { value: section }, lvl1: { value: title } } },
    _snippetResult: { hierarchy: { lvl1: { value: title } } },
  };
}

/** Starts a local test double of the search service on a free port. */
export async function startSearchService(): Promise<SearchService> {
  const received: ReceivedRequest[] = [];
  const behavior: ServiceBehavior = {
    status: 200,
    delay: () => 0,
    hits: (query) => [
      serviceHit(
        `About <mark>${query}</mark>`,
        'https://www.cursorless.org/docs/user/glossary/#target',
      ),
    ],
  };
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => {
      received.push(read);
      const [first] = read.queries;
      setTimeout(
        () => {
          response.writeHead(behavior.status, {
            'content-type': 'application/json',
            'access-control-allow-origin': '*',
          });
          response.end(
            JSON.stringify({
              results: read.queries.map(({ indexName, query, params }) =>
                answer(indexName, query, params, behavior),
              ),
            }),
          );
        },
        behavior.delay(first?.query ?? ''),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    behavior,
    close: () => server.close(),
  };
}

function answer(index: string, query: string, params: string, { hits }: ServiceBehavior): object {
  const all = hits(query);
  const wanted = Number(new URLSearchParams(params).get('hitsPerPage') ?? 20);
  return {
    index,
    query,
    params,
    hits: all.slice(0, wanted),
    nbHits: all.length,
    nbPages: Math.ceil(all.length / wanted),
    page: 0,
    hitsPerPage: wanted,
    processingTimeMS: 1,
  };
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const credential = (name: string): string | null =>
    url.searchParams.get(name) ?? (request.headers[name] as string | undefined) ?? null;
  const { requests = [] } = JSON.parse(Buffer.concat(parts).toString() || '{}') as {
    requests?: ReceivedQuery[];
  };
  return {
    method: request.method ?? '',
    path: url.pathname,
    applicationId: credential('x-algolia-application-id'),
    apiKey: credential('x-algolia-api-key'),
    queries: requests,
  };
}
