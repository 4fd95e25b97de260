import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileAhead } from './compile-ahead.ts';
import { openProject, type ProjectOptions } from '../open/site-project.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
let base: string;
let options: ProjectOptions;

beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'docs-ahead-'));
  put('docs/index.md', '# Home');
  put('docs/plain.md', '# Plain');
  put('docs/code.md', '# Code\n\n[Class](/contributing/api/classes/pot/)');
  options = {
    root,
    environment: {
      DOCS_CONTENT_DIR: path.join(base, 'docs'),
      DOCS_API_OUTPUT: path.join(base, 'reference'),
      DOCS_CACHE_DIR: path.join(base, 'cache'),
    },
    includeDrafts: false,
  };
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
  writeFileSync(path.join(base, file), text);
}

/** Whether the next build has a compilation of the page at hand, and what it makes of the page. */
async function open(address: string) {
  const { site } = await openProject(options);
  const page = site.manifest().scanned.get(address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return { isKept: site.isCached(page), ...(await site.compile(page)) };
}

it('pages that were compiled before the reference was there are at hand when it is', async () => {
  await compileAhead(options, new AbortController().signal);
  put('reference/classes/pot.mdx', '# Pot');
  expect((await open('/plain/')).isKept).toBe(true);
});

it('a page that leads into the reference is told of what is there in the end', async () => {
  await compileAhead(options, new AbortController().signal);
  put('reference/classes/Pot.mdx', '# Pot');
  expect((await open('/code/')).html).toContain('href="/docs/contributing/api/classes/Pot/"');
});

it('a reference that is about to be replaced is not read', async () => {
  put('reference/classes/pot.mdx', '# Pot');
  await compileAhead(options, new AbortController().signal);
  expect((await open('/contributing/api/classes/pot/')).isKept).toBe(false);
});

it('nothing more is compiled when the reference is there', async () => {
  const made = new AbortController();
  made.abort();
  await compileAhead(options, made.signal);
  put('reference/classes/pot.mdx', '# Pot');
  expect((await open('/plain/')).isKept).toBe(false);
});

it('what is wrong is left to the build', async () => {
  rmSync(path.join(base, 'docs'), { recursive: true });
  await compileAhead(options, new AbortController().signal);
  const foreign = { ...options, environment: { DOCS_BASE_URL: 'nowhere' } };
  await compileAhead(foreign, new AbortController().signal);
});
