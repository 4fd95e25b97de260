import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { preview, type PreviewServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import siteConfig from '#config';
import { serveStatic, type StaticServer } from '#node/testing/serve-static.ts';
import { viteOptions } from '#node/vite-options.ts';
import { launchOptions } from '../support/chromium.ts';
import { isThorough } from '../support/thorough.ts';
import { buildFixture, openFixture, type BuiltFixture } from './build-fixture.ts';
import { attributes, readPage } from './read-page.ts';
import { startDevServer } from './start-dev-server.ts';

/** Page names with special characters, each with its percent-encoded form in URLs. */
const names: readonly (readonly [name: string, encoded: string])[] = [
  ['安装', '%E5%AE%89%E8%A3%85'],
  ['über', '%C3%BCber'],
  ['sp ace', 'sp%20ace'],
  ['한국어', '%ED%95%9C%EA%B5%AD%EC%96%B4'],
  ['😀', '%F0%9F%98%80'],
  ['[brackets] & (more)', '%5Bbrackets%5D%20&%20(more)'],
  ['c++', 'c++'],
];
const base = mkdtempSync(path.join(os.tmpdir(), 'docs-strange-names-'));
const contentDir = path.join(base, 'docs');
const folder = 'größe';
const pageAt = (encoded: string): string => `/docs/gr%C3%B6%C3%9Fe/${encoded}/`;
const titleOf = (name: string): string => `Page ${name.replace(/[[\]]/g, '')}`;
const config = {
  url: 'https://example.org',
  redirects: [{ from: '/früher/', to: `/${folder}/über/` }],
};

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A page that imports and requires files of types that Docusaurus's loaders handle. */
const importingPage = `---
title: Files
---

import Words from './kiln.docx';
import Rows from './rows.csv';
import Feed from './feed.xml';

<img alt="Dot" src={require('./dot.png').default} />

<ul className="files">
  {[Words, Rows, Feed, require('./small.pdf').default, require('./slides.pptx').default, require('./old.xls').default].map((address) => (
    <li key={address}>{address}</li>
  ))}
</ul>

Of {require('./data.json').name}.
`;

let site: BuiltFixture;
let browser: Browser;
let host: StaticServer;
let previewed: PreviewServer;
let dev: ViteDevServer;
const origins: Record<string, string> = {};

beforeAll(async () => {
  mkdirSync(path.join(contentDir, folder), { recursive: true });
  const links = names.map(
    ([name]) => `- [To ${titleOf(name)}](<./${encodeURIComponent(name)}.md>)`,
  );
  writeFileSync(path.join(contentDir, 'index.md'), '# Home\n');
  mkdirSync(path.join(contentDir, 'docs'));
  writeFileSync(path.join(contentDir, 'docs/clay.md'), '# Clay of docs\n');
  for (const [name] of names)
    writeFileSync(
      path.join(contentDir, folder, `${name}.md`),
      `---\ntitle: "${titleOf(name)}"\n---\n\nText of it.\n\n## Part\n\n${links.join('\n')}\n${'\nMore.\n'.repeat(80)}`,
    );
  for (const file of ['kiln.docx', 'rows.csv', 'feed.xml', 'small.pdf', 'slides.pptx', 'old.xls'])
    writeFileSync(path.join(contentDir, file), `PK ${file}`);
  writeFileSync(path.join(contentDir, 'dot.png'), dot);
  writeFileSync(path.join(contentDir, 'data.json'), '{ "name": "Clay" }');
  writeFileSync(path.join(contentDir, 'files.mdx'), importingPage);
  const folders = { outDir: path.join(base, 'dist'), cacheDir: path.join(base, 'cache') };
  site = await buildFixture({ contentDir, config, ...folders });
  browser = await chromium.launch(launchOptions);
  host = await serveStatic({ folder: site.outDir, mount: '/docs/' });
  origins.host = new URL(host.address).origin;
  const project = await openFixture({ contentDir, config, ...folders });
  previewed = await preview({
    ...viteOptions({ project, log: () => undefined, isPreview: true }),
    build: { outDir: site.outDir },
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0 },
  });
  origins.preview = `http://localhost:${(previewed.httpServer.address() as AddressInfo).port}`;
  const { server, origin } = await startDevServer(
    {
      environment: {
        DOCS_CONTENT_DIR: contentDir,
        DOCS_API: 'off',
        DOCS_CACHE_DIR: path.join(base, 'cache-dev'),
      },
      configFields: { ...siteConfig, sidebar: {}, markdown: { format: 'detect' }, ...config },
    },
    { logLevel: 'silent', server: { watch: null } },
  );
  dev = server;
  origins.dev = origin;
});
afterAll(async () => {
  await browser.close();
  host.close();
  await Promise.all([previewed.close(), dev.close()]);
  site.remove();
  rmSync(base, { recursive: true, force: true });
});

/** Opens a tab with a long timeout, because a busy machine is slow to prepare the app. */
async function openTab(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  return page;
}

/**
 * Waits until the app is listening, and returns the page's heading and the current sidebar entry.
 */
async function shown(page: Page): Promise<unknown> {
  await page.locator('html[data-app-listening]').waitFor();
  const current = page.locator('.sidebar [aria-current="page"]');
  await current.first().waitFor();
  return {
    heading: await page.locator('h1').textContent(),
    current: (await current.textContent())?.trim(),
  };
}

const expected = (name: string) => ({ heading: titleOf(name), current: titleOf(name) });

it('the site builds without a problem', () => {
  expect(site.problems).toEqual([]);
});

/**
 * Returns the names to test on a kind of server: all for hosts and under `npm run test:thorough`,
 * otherwise two.
 */
const openedOn = (kind: string) => (isThorough || kind === 'host' ? names : names.slice(2, 4));

describe.each(['host', 'preview', 'dev'])('on the server of the kind "%s"', (kind) => {
  it.each(openedOn(kind))('the page of %s opens, and a reload keeps it', async (name, encoded) => {
    const page = await openTab();
    const response = await page.goto(origins[kind] + pageAt(encoded));
    expect(response?.status()).toBe(200);
    expect(await shown(page)).toEqual(expected(name));
    await page.reload();
    expect(await shown(page)).toEqual(expected(name));
    await page.close();
  });

  it('the page below a folder named like the base path is found', async () => {
    const response = await fetch(`${origins[kind]}/docs/docs/clay/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<title[^>]*>Clay of docs/);
  });

  it('files that a page imports or requires are addresses, and data', async () => {
    const page = await openTab();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${origins[kind]}/docs/files/`);
    await page.getByText('Of Clay.').waitFor();
    await expect
      .poll(() =>
        page.getByAltText('Dot').evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBe(1);
    const addresses = await page.locator('.files li').allTextContents();
    expect(addresses.map((address) => /^\/docs\/.*(\.\w+)$/.exec(address)?.[1])).toEqual([
      '.docx',
      '.csv',
      '.xml',
      '.pdf',
      '.pptx',
      '.xls',
    ]);
    for (const address of addresses)
      expect(await (await fetch(origins[kind] + address)).text()).toMatch(/^PK /);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('links of text and sidebar lead to each page, and Back to the position on the last', async () => {
    const page = await openTab();
    await page.goto(origins[kind] + pageAt('c++'));
    await shown(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const [name, encoded] of openedOn(kind)) {
      for (const link of [
        page.locator('.sidebar').getByRole('link', { name: titleOf(name), exact: true }),
        page.getByRole('link', { name: `To ${titleOf(name)}`, exact: true }),
      ]) {
        await link.click();
        await page.waitForURL(origins[kind] + pageAt(encoded));
        await expect.poll(() => shown(page)).toEqual(expected(name));
      }
    }
    await page.evaluate(() => window.scrollTo(0, 300));
    await page
      .locator('.sidebar')
      .getByRole('link', { name: titleOf('über') })
      .click();
    await page.waitForURL(origins[kind] + pageAt('%C3%BCber'));
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.close();
  });

  it('an address that has moved is redirected, and an unknown one is not found', async () => {
    const page = await openTab();
    await page.goto(`${origins[kind]}/docs/fr%C3%BCher/`);
    await page.waitForURL(origins[kind] + pageAt('%C3%BCber'));
    expect(await shown(page)).toEqual(expected('über'));
    await page.goto(`${origins[kind]}/docs/%E5%AE%89/`);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.close();
  });
});

it('the preview redirects an address without its slash, like a host', async () => {
  const { status, headers } = await fetch(origins.preview + pageAt('sp%20ace').slice(0, -1), {
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([301, pageAt('sp%20ace')]);
});

it('sitemap, canonical addresses, alternates and indexes for language models are encoded', () => {
  const addresses = names.map(([, encoded]) => `https://example.org${pageAt(encoded)}`);
  const written = (file: string): string => site.read(file).replaceAll('&amp;', '&');
  for (const [index, address] of addresses.entries()) {
    const document = readPage(site.read(`${folder}/${names[index]?.[0]}/index.html`));
    expect(
      attributes(document, 'link[rel="canonical"], link[rel="alternate"][hreflang]', 'href'),
    ).toEqual([address, address, address]);
    expect(written('sitemap.xml')).toContain(`<loc>${address}</loc>`);
    expect(written('llms.txt')).toContain(`](${address.slice(0, -1)}.md)`);
  }
});
