import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const site = mkdtempSync(path.join(os.tmpdir(), 'docs-links-'));
const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  const isFirst = !asked.includes(url);
  asked.push(url);
  if (url === '/slow') return;
  if (url === '/moved') response.writeHead(301, { location: '/fine' });
  if (url === '/gone') response.writeHead(404);
  if (url === '/busy') response.writeHead(429, { 'retry-after': '0' });
  if (url === '/shaky' && isFirst) response.writeHead(503);
  response.end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Checks a site whose page `user/` has these links; returns the exit code and the output. */
async function check(urls: readonly string[], ...options: string[]) {
  mkdirSync(path.join(site, 'user'), { recursive: true });
  const own =
    '<link rel="canonical" href="https://own.example/docs/"><a href="/docs/user/">User</a>';
  writeFileSync(path.join(site, 'index.html'), own);
  const links = urls.map((url) => `<a href="${url}">x</a>`).join('\n');
  writeFileSync(path.join(site, 'user/index.html'), links);
  asked.length = 0;
  const args = ['scripts/check-links.mjs', '--timeout', '1', '--retries', '1', ...options];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DOCS_OUT_DIR: site },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void (output += text.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output };
}

it('accepts existing and moved pages, and tries again where that may help', async () => {
  const paths = ['/fine', '/moved', '/shaky', '/fine#part'].map((name) => origin + name);
  const { code, output } = await check([...paths, 'mailto:a@b.example', '/docs/a/']);
  expect(output).toMatch(/^\d addresses requested, 0 dead links\.\n$/);
  expect(code).toBe(0);
});

it('reports each dead link with its page and the reason; a busy host is only a warning', async () => {
  const { code, output } = await check(['/gone', '/busy', '/slow'].map((name) => origin + name));
  const page = path.join(site, 'user/index.html');
  expect(output).toContain(`${page}: The link "${origin}/gone" is dead: 404.`);
  expect(output).toContain(`${page}: The link "${origin}/busy" cannot be checked: 429.`);
  expect(output).toContain(`${page}: The link "${origin}/slow" is dead: `);
  expect(output).toContain(', 2 dead links.');
  expect(code).toBe(1);
});

it('asks neither skipped hosts nor the site itself', async () => {
  const urls = [`${origin}/gone`, 'https://a.skipped.example/', 'https://own.example/docs/x/'];
  const { code } = await check(urls, '--skip', `${new URL(origin).host},skipped.example`);
  expect(asked).toEqual([]);
  expect(code).toBe(0);
});
