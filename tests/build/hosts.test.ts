import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hostNames,
  isInstalled,
  readSnippet,
  startHost,
  type HostServer,
} from '#node/testing/host-server.ts';
import { launchOptions } from '../support/chromium.ts';
import { root } from './folders.ts';
import { hostileAddresses } from '../support/hostile-addresses.ts';
import { collectNoise } from '../support/test.ts';
import { builtSite, readOutput } from './built-site.ts';

const hosting = readFileSync(path.join(root, 'HOSTING.md'), 'utf8');
const languages = { nginx: 'nginx', caddy: 'caddyfile' } as const;
const outDir = path.join(root, 'dist');
const { files, documents } = await builtSite;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request as `curl` does: without following redirects or decompressing. */
function ask(
  origin: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin, { path: address, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

/** All files except hidden ones and the API reference's many pages. */
const someFiles = files.filter((file) => !/contributing.api.(?!index)|^\./.test(file));

const asset = (ending: string): string =>
  files.find((file) => file.startsWith('assets/') && file.endsWith(ending)) ?? '';

/** Returns a policy's directives with their values, sorted so that policies can be compared. */
const directives = (policy: string): readonly string[] => policy.split('; ').sort();

describe.each(hostNames)('%s, set up as HOSTING.md says', (name) => {
  let server: HostServer;
  const get = (address: string, headers?: Readonly<Record<string, string>>) =>
    ask(server.origin, address, headers);

  beforeAll(async () => {
    if (isInstalled(name))
      server = await startHost({ name, outDir, snippet: readSnippet(hosting, languages[name]) });
  });
  afterAll(() => server?.stop());
  const check = it.skipIf(!isInstalled(name));

  check('serves every page and file as it was built, with its type', async () => {
    const types = new Map([
      ['.html', 'text/html; charset=utf-8'],
      ['.md', 'text/markdown; charset=utf-8'],
      ['.txt', 'text/plain; charset=utf-8'],
      ['.css', 'text/css; charset=utf-8'],
      ['.xml', 'text/xml; charset=utf-8'],
    ]);
    const scripts = /^(?:text|application)\/javascript; charset=utf-8$/;
    const others = new Map([
      ['.js', scripts],
      ['.json', /^application\/json/],
      ['.svg', /^image\/svg\+xml/],
      ['.png', /^image\/png$/],
      ['.wasm', /^application\/wasm$/],
    ]);
    for (const file of someFiles) {
      const { status, headers, body } = await get(
        encodeURI(`/docs/${file.replace(/(^|\/)index\.html$/, '$1')}`),
      );
      expect(`${file} ${status}`).toBe(`${file} 200`);
      expect(body.equals(readFileSync(path.join(outDir, file))), file).toBe(true);
      const extension = path.extname(file);
      const type = types.get(extension);
      if (type) expect(headers['content-type']?.toLowerCase(), file).toBe(type);
      const pattern = others.get(extension);
      if (pattern) expect(headers['content-type'], file).toMatch(pattern);
    }
  });

  check('answers a missing address with the not-found page and status 404', async () => {
    for (const address of [
      '/docs/nowhere/',
      '/docs/nowhere',
      '/docs/nowhere.md',
      '/docs/assets/gone-1234.js',
      '/docs/assets/',
      '/docs/.docs-output',
      '/elsewhere',
    ]) {
      const { status, headers, body } = await get(address);
      expect(`${address} ${status}`).toBe(`${address} 404`);
      expect(body.toString(), address).toBe(readOutput('404.html'));
      expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
      expect(headers['cache-control'], address).toBe('no-cache');
      expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
    }
  });

  check('serves nothing from above the site', async () => {
    for (const address of [
      '/docs/../../config',
      '/docs/%2e%2e/%2e%2e/config',
      '/docs/..%2f..%2fconfig',
      '/docs/.git/config',
    ]) {
      const { status } = await get(address);
      expect([400, 404], `${address} ${status}`).toContain(status);
    }
  });

  check('redirects to no other host, and reads no header from an address', async () => {
    // Node's HTTP client rejects paths that contain a tab.
    for (const address of hostileAddresses.filter((text) => !text.includes('\t'))) {
      const { status, headers } = await get(address);
      const { origin } = new URL(headers.location ?? '/', server.origin);
      expect(origin, `${address} ${status} ${headers.location}`).toBe(server.origin);
      expect(headers['set-cookie'], address).toBeUndefined();
    }
  });

  check(
    'redirects readers to the trailing slash, keeping the query, and from the root to the site',
    async () => {
      for (const page of [...documents.keys()].filter((page) => page !== '/').slice(0, 40)) {
        const { status, headers } = await get(encodeURI(`/docs${page.slice(0, -1)}?q=air`));
        expect([301, 308], page).toContain(status);
        const { pathname, search } = new URL(headers.location ?? '', server.origin);
        expect(pathname + search).toBe(encodeURI(`/docs${page}?q=air`));
      }
      expect(await get('/docs')).toMatchObject({ headers: { location: '/docs/' } });
      expect(await get('/')).toMatchObject({ status: 302, headers: { location: '/docs/' } });
    },
  );

  check('lets browsers cache hashed files forever, and revalidate everything else', async () => {
    for (const file of someFiles) {
      const { headers } = await get(encodeURI(`/docs/${file}`));
      const isHashed = file.startsWith('assets/');
      if (isHashed) expect(path.basename(file)).toMatch(/-[\w-]{8,10}\.\w+$/);
      expect(`${file} ${headers['cache-control'] ?? ''}`).toBe(
        `${file} ${isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'}`,
      );
    }
    const { headers } = await get('/docs/');
    const again = await get('/docs/', { 'if-none-match': headers.etag ?? '' });
    expect([headers.etag, again.status, again.body.byteLength]).toEqual([
      expect.any(String),
      304,
      0,
    ]);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  check('compresses text for browsers that accept it', async () => {
    for (const address of [
      '/docs/',
      '/docs/index.md',
      `/docs/${asset('.js')}`,
      `/docs/${asset('.wasm')}`,
    ]) {
      const plain = await get(address);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const gzip = await get(address, { 'accept-encoding': 'gzip, deflate, br' });
      expect(gzip.headers['content-encoding'], address).toBe('gzip');
      expect(gunzipSync(gzip.body).equals(plain.body), address).toBe(true);
      expect(gzip.headers.vary, address).toContain('Accept-Encoding');
      expect(gzip.headers['content-type'], address).toBe(plain.headers['content-type']);
    }
    const missing = await get('/docs/nowhere/', { 'accept-encoding': 'gzip' });
    expect([missing.status, gunzipSync(missing.body).toString()]).toEqual([
      404,
      readOutput('404.html'),
    ]);
  });

  check(
    'sends the security headers of the build, with the part of the policy that no page can change',
    async () => {
      const asked = readOutput('_headers');
      const inHeaders = (header: string): string =>
        new RegExp(`^ {2}${header}: (.*)$`, 'm').exec(asked)?.[1] ?? '';
      const whole = directives(inHeaders('Content-Security-Policy'));
      for (const address of ['/docs/', '/docs/nowhere', `/docs/${asset('.js')}`]) {
        const { headers } = await get(address);
        for (const header of ['X-Content-Type-Options', 'Referrer-Policy'])
          expect(headers[header.toLowerCase()]).toBe(inHeaders(header));
        const sent = directives(String(headers['content-security-policy']));
        expect(sent).toContain("frame-ancestors 'none'");
        expect(sent.filter((directive) => !whole.includes(directive))).toEqual([]);
      }
    },
  );

  check('serves pages that work and cannot be framed', async () => {
    const browser = await chromium.launch(launchOptions);
    const page = await browser.newPage();
    const noise: string[] = [];
    collectNoise(page, noise);
    await page.goto(`${server.origin}/docs/user/glossary/`);
    await page.getByRole('navigation', { name: 'Main' }).getByText('For contributors').click();
    await page.getByRole('heading', { level: 1, name: 'Contributing' }).waitFor();
    expect(noise).toEqual([]);
    const elsewhere = await browser.newPage();
    collectNoise(elsewhere, noise);
    await elsewhere.setContent(`<iframe src="${server.origin}/docs/"></iframe>`);
    await expect.poll(() => noise.join()).toContain("frame-ancestors 'none'");
    await browser.close();
  });
});
