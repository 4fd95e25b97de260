import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostNames, isInstalled, readSnippet, startHost } from '#node/testing/host-server.ts';
import { root } from './build-fixture.ts';

const papers = readFileSync(path.join(root, 'HOSTING.md'), 'utf8');
/** What the papers add for several languages. */
const section = papers.slice(papers.indexOf('## Several languages'));
const outDir = mkdtempSync(path.join(os.tmpdir(), 'docs-languages-'));

/** The host's configuration with HOSTING.md's lines for several languages. */
function snippetOf(name: (typeof hostNames)[number]): string {
  const own = readSnippet(papers, name === 'nginx' ? 'nginx' : 'caddyfile');
  const blocks = [...section.matchAll(/```conf\n(.*?)```/gs)].map(([, text = '']) => text);
  const [errorPage = '', map = '', rewrites = ''] = blocks;
  return name === 'nginx'
    ? map + own.replace(/^ *error_page .*\n/m, () => errorPage)
    : own.replace(/^\t*rewrite \* .*\n/m, () => rewrites);
}

beforeAll(() => {
  mkdirSync(path.join(outDir, 'de'));
  for (const [file, text] of Object.entries({
    'index.html': 'Home',
    '404.html': 'Not found',
    'de/index.html': 'Start',
    'de/404.html': 'Nicht gefunden',
  }))
    writeFileSync(path.join(outDir, file), text);
});
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

describe('Netlify with several languages', () => {
  const [, from = '', to = ''] =
    /\[\[redirects\]\]\n {2}from = "(.*)\*"\n {2}to = "(.*)"\n {2}status = 404\n/.exec(section) ??
    [];

  it('answers a missing address below a language with its page, and with status 404', () => {
    expect([from, to]).toEqual(['/docs/de/', '/docs/de/404.html']);
  });
});

describe.each(hostNames)('%s with several languages', (name) => {
  it.skipIf(!isInstalled(name))('answers in the language of the address', async () => {
    const server = await startHost({ name, outDir, snippet: snippetOf(name) });
    const answer = async (address: string) => {
      const response = await fetch(server.origin + address);
      return `${response.status} ${await response.text()}`;
    };
    expect(await answer('/docs/de/')).toBe('200 Start');
    for (const address of ['/docs/de/nowhere/', '/docs/de/a.html', '/docs/de/SEARCH/'])
      expect(await answer(address)).toBe('404 Nicht gefunden');
    for (const address of ['/docs/nowhere/', '/docs/dexter/', '/elsewhere'])
      expect(await answer(address)).toBe('404 Not found');
    server.stop();
  });
});
