import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostNames, isInstalled, readSnippet, startHost } from '#node/testing/host-server.ts';
import { redirectLines } from '#node/features/redirects/redirects-file.ts';
import { root } from './folders.ts';

const papers = readFileSync(path.join(root, 'HOSTING.md'), 'utf8');
const sectionOf = (title: string): string =>
  papers.slice(papers.indexOf(`## ${title}`)).replace(/(?<=.)^## .*/ms, '');
/** HOSTING.md's section on several languages. */
const section = sectionOf('Several languages');
const movedSection = sectionOf('Moved pages');
const base = mkdtempSync(path.join(os.tmpdir(), 'docs-languages-'));
const outDir = path.join(base, 'dist');

const blocksOf = (text: string): readonly string[] =>
  [...text.matchAll(/```conf\n(.*?)```/gs)].map(([, block = '']) => block);

/**
 * Returns HOSTING.md's configuration of a host, with the lines for several languages and for moved
 * pages inserted.
 */
function snippetOf(name: (typeof hostNames)[number]): string {
  const own = readSnippet(papers, name === 'nginx' ? 'nginx' : 'caddyfile');
  const [errorPage = '', map = '', rewrites = ''] = blocksOf(section);
  const [movedMap = '', answer = '', imported = ''] = blocksOf(movedSection);
  const nginx =
    movedMap +
    map +
    own
      .replace(/^ *error_page .*\n/m, () => errorPage)
      .replace(/(?<=location = \/ \{\n.*\n *\}\n)/, () => answer);
  const caddy = own
    .replace(/^\t*rewrite \* .*\n/m, () => rewrites)
    .replace(/(?<=redir \/ \/docs\/\n)/, () => imported);
  return (name === 'nginx' ? nginx : caddy).replace(/\/etc\/\w+(?=\/docs-moved)/g, base);
}

/** Runs the commands in HOSTING.md that convert `_redirects` to the hosts' own formats. */
function writeMoved(): void {
  const commands = readSnippet(movedSection, 'sh').replace(
    /\| ssh server 'cat > \S+\/(\S+)'/g,
    (_, name: string) => `> ${path.join(base, name)}`,
  );
  execFileSync('sh', ['-c', commands], { cwd: base });
}

beforeAll(() => {
  mkdirSync(path.join(outDir, 'de'), { recursive: true });
  for (const [file, text] of Object.entries({
    'index.html': 'Home',
    '404.html': 'Not found',
    'de/index.html': 'Start',
    'de/404.html': 'Nicht gefunden',
    _redirects: redirectLines(
      [
        { from: '/old/', to: '/docs/' },
        { from: `/${'long-name-'.repeat(9)}.html`, to: 'https://example.org/' },
        { from: '/de/über/', to: '/docs/de/' },
        { from: "/$a;b {c}'s/", to: '/docs/?q={a} $b;c' },
        { from: `/${'很长的名字'.repeat(40)}/`, to: '/docs/de/' },
      ],
      '/docs/',
    ).join('\n'),
  }))
    writeFileSync(path.join(outDir, file), text);
  writeMoved();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('Netlify with several languages', () => {
  const [, from = '', to = ''] =
    /\[\[redirects\]\]\n {2}from = "(.*)\*"\n {2}to = "(.*)"\n {2}status = 404\n/.exec(section) ??
    [];

  it('answers a missing address below a language with its not-found page and status 404', () => {
    expect([from, to]).toEqual(['/docs/de/', '/docs/de/404.html']);
  });
});

describe.each(hostNames)('%s with several languages and moved pages', (name) => {
  it.skipIf(!isInstalled(name))(
    'answers in the language of the address, and redirects old addresses',
    async () => {
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
      const lead = async (address: string) =>
        (await fetch(server.origin + address, { redirect: 'manual' })).headers.get('location');
      expect(await lead('/docs/old')).toBe('/docs/');
      expect(await lead('/docs/old/?q=air')).toBe('/docs/');
      expect(await lead(`/docs/${'long-name-'.repeat(9)}.html`)).toBe('https://example.org/');
      expect(await lead('/docs/de/%C3%BCber/?q=air')).toBe('/docs/de/');
      expect(await lead("/docs/$a;b%20%7Bc%7D's/")).toBe('/docs/?q=%7Ba%7D%20%24b%3Bc');
      expect(await lead(encodeURI(`/docs/${'很长的名字'.repeat(40)}/`))).toBe('/docs/de/');
      expect(await lead('/docs/older/')).toBeNull();
      server.stop();
    },
  );
});
