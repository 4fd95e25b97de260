import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import siteConfig from '#config';
import { startDevServer } from './start-dev-server.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-documents-'));
const put = (file: string, text: string): void =>
  writeFileSync(path.join(base, 'docs', file), text);
/** An SVG image that is too large to be inlined. */
const largeDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!--${'x'.repeat(20_000)}--></svg>`;
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  mkdirSync(path.join(base, 'docs'), { recursive: true });
  mkdirSync(path.join(base, 'static/img'), { recursive: true });
  writeFileSync(path.join(base, 'static/img/icon.svg'), largeDrawing);
  put('index.md', '# Home\n\nA <b>written</b> page.\n\n![Drawing](./drawing.svg)\n');
  put('drawing.svg', largeDrawing);
  put('untitled.md', '---\ntitle: Named & found\nredirect_from: /nameless/\n---\n\nOnly text.\n');
  put('live.mdx', 'export const now = 1;\n\n# Live\n\n{now}\n');
  put('news.md', '---\nfeed: true\n---\n\n# News\n\n## 1.1.0 (2024-05-31)\n\nFaster.\n');
  put('wrong.md', '# Wrong\n\nSee [nothing](./nowhere.md).\n');
  ({ server, origin } = await startDevServer(
    {
      environment: {
        DOCS_CONTENT_DIR: path.join(base, 'docs'),
        DOCS_API: 'off',
        DOCS_CACHE_DIR: path.join(base, 'cache'),
      },
      configFields: {
        ...siteConfig,
        favicon: 'img/icon.svg',
        sidebar: {},
        markdown: { format: 'detect' },
      },
    },
    { logLevel: 'silent', server: { watch: null } },
  ));
});
afterAll(async () => {
  await server.close();
  rmSync(base, { recursive: true, force: true });
});

/** Fetches a page's HTML, requesting it as a browser does. */
const open = async (page: string): Promise<string> =>
  (await fetch(`${origin}/docs/${page}`, { headers: { accept: 'text/html' } })).text();

it('a document of the development server contains the text of its page before any script arrives', async () => {
  const home = await open('');
  expect(home).toMatch(/<div id="root">[^]*<h1>Home<\/h1>[^]*A <b>written<\/b> page\./);
  expect(home).toMatch(/<title[^>]*>Home [^<]*<\/title>/);
  expect(home).toMatch(
    /<script type="application\/json" id="page-data" data-made="\d+">\{"id":"index"/,
  );
});

it('the document of a page without a heading contains its title', async () => {
  expect(await open('untitled/')).toContain('<h1>Named &amp; found</h1>');
});

it.each(['live/', 'wrong/', 'nowhere/'])('the document of %s is left to the app', async (page) => {
  const document = await open(page);
  expect(document).toContain('<div id="root"></div>');
  expect(document).not.toContain('id="page-data"');
});

it('a former address of a page leads to it', async () => {
  const location = async (path: string) =>
    (await fetch(`${origin}/docs/${path}`, { redirect: 'manual' })).headers.get('location');
  expect(await location('nameless?q=air')).toBe('/docs/untitled/');
  expect(await location('nowhere/')).toBeNull();
});

it.each([
  ['icon', /<link rel="icon" href="([^"]+)"/],
  ['picture', /<img [^>]*src="([^"]+)"/],
])('the %s that a document of the development server names exists', async (_, reference) => {
  const address = reference.exec(await open(''))?.[1] ?? '';
  expect((await fetch(origin + address)).headers.get('content-type')).toMatch(/^image\//);
});

it('the icon is also at the address that browsers request by default', async () => {
  const answer = await fetch(`${origin}/favicon.ico`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toBe(largeDrawing);
});

it('a page’s Markdown is created on demand', async () => {
  expect(await (await fetch(`${origin}/docs/index.md`)).text()).toMatch(
    /^# Home\n\nA \*\*written\*\*/,
  );
});

it('a page’s feed is created on demand', async () => {
  const answer = await fetch(`${origin}/docs/news/feed.xml`, { headers: { accept: 'text/html' } });
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  expect(await answer.text()).toContain('<summary>Faster.</summary>');
  expect(await open('untitled/feed.xml')).toContain('<div id="root">');
});

it('the styles that a document requests are those of the first paint', async () => {
  const links = [...(await open('')).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const sheets = await Promise.all(
    links.map(async ([, address = '']) =>
      (await fetch(origin + address, { headers: { accept: 'text/css' } })).text(),
    ),
  );
  expect(sheets.join('\n')).toMatch(/\.prose[^]*\.example/);
});

it.each(['%E0%A4%A', 'guide/%zz.md', '@fs/%E0', '%00'])(
  'the malformed address %s is refused without a stack trace',
  async (address) => {
    const answer = await fetch(`${origin}/docs/${address}`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/\bat /);
  },
);

it('serves static files from the pages’ folder and nothing else from there', async () => {
  const body = async (address: string) => (await fetch(`${origin}/docs/${address}`)).text();
  expect(await body('img/icon.svg')).toBe(largeDrawing);
  expect(await body('..%2fdocs%2funtitled.md')).not.toContain('Only text.');
});
