import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createLogger, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { virtualIds } from '#node/site/virtual-ids.ts';
import { generateReference } from './generate-reference.ts';
import { startDevServer } from './start-dev-server.ts';

let base: string;
let server: ViteDevServer | undefined;
let origin: string;
let printed: string[];
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
  writeFileSync(path.join(base, file), text);
};

beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'docs-reference-'));
  printed = [];
  put('docs/index.md', '# Home\n');
  put('docs/contributing/guide.md', '# Guide\n\nSee [the class](./api/classes/a.Cat.mdx).\n');
  put('source/tsconfig.json', '{ "compilerOptions": { "strict": true }, "include": ["."] }');
  vi.stubEnv('DOCS_CONTENT_DIR', path.join(base, 'docs'));
  vi.stubEnv('DOCS_API_SOURCE', path.join(base, 'source'));
  vi.stubEnv('DOCS_API_OUTPUT', path.join(base, 'reference'));
  vi.stubEnv('DOCS_CACHE_DIR', path.join(base, 'cache'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

async function serve(): Promise<void> {
  const customLogger = createLogger('info');
  customLogger.info = (line) => void printed.push(line);
  customLogger.error = (line) => void printed.push(line);
  ({ server, origin } = await startDevServer(
    { environment: process.env, isServed: true },
    { customLogger },
  ));
}

/** Returns status and body of a document, requesting it as a browser does. */
async function open(page: string): Promise<string> {
  const answer = await fetch(`${origin}/docs/${page}`, { headers: { accept: 'text/html' } });
  return `${answer.status} ${await answer.text()}`;
}

/** Returns the source of one of the site's modules. */
const load = async (id: string): Promise<string> =>
  (await server?.environments.client.transformRequest(id))?.code ?? '';
const guide = `${virtualIds.page}/contributing/guide/`;
const cat = 'contributing/api/classes/a.Cat/';
const long = { timeout: 300_000, interval: 300 };

it('the development server answers before the reference is there, and adds it when it comes', async () => {
  put('source/a.ts', '/** A cat. */\nexport class Cat {}\n');
  await serve();
  expect(await open(cat)).toMatch(/^503 [^]*<h1>The API reference is being generated<\/h1>/);
  expect(await open('contributing/guide/')).toMatch(/^200 /);
  const before = await load(guide);
  expect(before).not.toContain('"Cat"');
  await expect.poll(() => open(cat), long).toMatch(/^200 /);
  expect(await (await fetch(`${origin}/docs/@routes/0.json`)).text()).toContain(`/${cat}`);
  expect(await load(`${virtualIds.page}/${cat}`)).toContain('A cat.');
  expect((await load(guide)).length).toBeGreaterThan(before.length);
  expect(printed.join('\n')).toMatch(/API reference: \d+ pages/);
});

it('what is saved in the sources is on the page, also what is saved while the generator runs', async () => {
  put('source/a.ts', '/** A cat. */\nexport class Cat {}\n');
  await serve();
  await expect.poll(() => open(cat), long).toMatch(/^200 /);
  for (const words of ['A tiger.', 'A lion.', 'A lynx.']) {
    put('source/a.ts', `/** ${words} */\nexport class Cat {}\n`);
    if (words === 'A lion.') continue;
    await expect.poll(() => load(`${virtualIds.page}/${cat}`), long).toContain(words);
  }
  put('source/a.ts', '/** A cat again. */\nexport class Cat {\n');
  put('source/b.ts', '/** A dog. */\nexport class Dog {}\n');
  await expect.poll(() => open('contributing/api/classes/b.Dog/'), long).toMatch(/^200 /);
});

it('a link into the reference is broken only when the reference has come without its page', async () => {
  put('source/a.ts', 'export class Dog {}\n');
  await serve();
  expect(await load(guide)).toContain('Guide');
  await expect.poll(() => open(cat), long).toMatch(/^200 /);
  await expect(load(guide)).rejects.toThrow('a.Cat.mdx');
});

it('a generator that fails says why, the server goes on, and takes over what is made by hand', async () => {
  await serve();
  await expect.poll(() => open(cat), long).toContain('There are no TypeScript files here.');
  expect(printed.join('\n')).toContain('There are no TypeScript files here.');
  expect(await load(guide)).toContain('Guide');
  put('source/a.ts', 'export class Cat {}\n');
  generateReference();
  await expect.poll(() => open(cat), long).toMatch(/^200 /);
});
