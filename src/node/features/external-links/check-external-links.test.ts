import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkExternalLinks, type ExternalLinkOptions } from './check-external-links.ts';

let server: Server;
let origin = '';
let host = '';
/** An address on which no server listens. */
let nobody = '';
const asked: string[] = [];
let inProgress = 0;
let maxInProgress = 0;

/** Responds according to the path; a repeated request may get a different response. */
function answer(url: string, response: ServerResponse): void {
  const count = asked.filter((path) => path === url).length;
  if (url === '/slow') return;
  if (url === '/moved') response.writeHead(301, { location: '/fine' });
  else if (url === '/gone') response.writeHead(404);
  else if (url === '/busy') response.writeHead(429, { 'retry-after': '0' });
  else if (url === '/hurried') response.writeHead(count === 1 ? 429 : 200);
  else if (url === '/shaky') response.writeHead(count === 1 ? 503 : 200);
  else if (url === '/broken') response.writeHead(500);
  response.end();
}

async function listen(listener: Server): Promise<string> {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    inProgress += 1;
    maxInProgress = Math.max(maxInProgress, inProgress);
    // time: simultaneous requests have to overlap.
    setTimeout(() => {
      inProgress -= 1;
      answer(request.url ?? '', response);
    }, 5);
  });
  host = await listen(server);
  const closed = createServer();
  nobody = `http://${await listen(closed)}/`;
  closed.close();
  origin = `http://${host}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  maxInProgress = 0;
});

/** Checks the links of one file with one link per line. */
async function check(urls: readonly string[], more: Partial<ExternalLinkOptions> = {}) {
  const links = urls.map((url, index) => ({
    url,
    position: { file: 'page.md', line: index + 1, column: 1 },
  }));
  const options = { concurrency: 4, retries: 1, timeout: 300, pause: 1, skip: [], ...more };
  const { problems } = await checkExternalLinks(links, options);
  return problems
    .map(({ position, severity, message }) => `${position.line} ${severity} ${message}`)
    .sort();
}

it('accepts existing and moved pages, and retries where that may help', async () => {
  const paths = ['/fine', '/moved', '/hurried', '/shaky', '/fine#part', '/fine'];
  expect(await check(paths.map((path) => origin + path))).toEqual([]);
  expect(asked.filter((path) => path === '/fine')).toHaveLength(2);
  expect(asked.filter((path) => path === '/hurried')).toHaveLength(2);
});

it('reports dead links at every position, with the reason', async () => {
  const dead = ['/gone', '/busy', '/broken', '/slow', '/gone#part'].map((path) => origin + path);
  expect(await check([...dead, nobody, 'http://127.0.0.1:99999/'])).toEqual([
    `1 error The link "${origin}/gone" is dead: 404 Not Found.`,
    `2 warning The link "${origin}/busy" cannot be checked: 429 Too Many Requests.`,
    `3 error The link "${origin}/broken" is dead: 500 Internal Server Error.`,
    `4 error The link "${origin}/slow" is dead: no answer within 0.3 s.`,
    `5 error The link "${origin}/gone#part" is dead: 404 Not Found.`,
    `6 error The link "${nobody}" is dead: ECONNREFUSED.`,
    '7 error The link "http://127.0.0.1:99999/" is dead: it is not a valid address.',
  ]);
  expect(asked.filter((path) => path === '/gone')).toHaveLength(1);
  expect(asked.filter((path) => path === '/busy')).toHaveLength(2);
});

it('requests neither skipped hosts nor anything but web addresses', async () => {
  const urls = [`${origin}/gone`, 'mailto:a@b.example', '/docs/a/', 'https://a.skipped.example/'];
  expect(await check(urls, { skip: [host, 'skipped.example'] })).toEqual([]);
  expect(asked).toEqual([]);
});

it('limits the number of simultaneous requests', async () => {
  const many = Array.from({ length: 12 }, (_, index) => `${origin}/fine?${index}`);
  expect(await check(many, { concurrency: 3 })).toEqual([]);
  expect(asked).toHaveLength(12);
  expect(maxInProgress).toBe(3);
});
