import { expect, it } from 'vitest';
import { onlyVersion } from '#node/testing/only-version.ts';
import { scanPage } from '#node/site/content/scan-page.ts';
import { configRedirects, pageRedirects } from './written-redirect.ts';

it('each redirect of the configuration has a position', async () => {
  const redirects = [
    { from: '/a/', to: '/' },
    { from: ['/b/', '/c/'], to: '/' },
  ];
  const text = `export default {
  redirects: [
    { from: '/a/', to: '/' },
    { to: '/', from: ['/b/', '/c/'] },
  ],
};
`;
  const found = await configRedirects({ redirects }, { file: 'site.config.ts', text });
  expect(
    found.map(({ from, position }) => `${from} ${position().line}:${position().column}`),
  ).toEqual(['/a/ 3:13', '/b/ 4:23', '/c/ 4:30']);
});

it.each([
  ['/old/', '/1.0/old/'],
  ['old', '/1.0/guide/old/'],
  ['../old', '/1.0/old/'],
  ['../../old', '../../old'],
  ['https://host/', 'https://host/'],
])('%s in a page is resolved like a slug, in its version', (written, from) => {
  const source = { file: '/p/02-guide/a.md', origin: 'content', source: '02-guide/a.md' } as const;
  const page = scanPage({ ...source, version: '1.0' }, `---\nredirect_from: ${written}\n---\n`);
  const [found] = pageRedirects(page, { ...onlyVersion('/p'), name: '1.0', path: '/1.0/' });
  expect(found).toMatchObject({ from, to: page.record.path });
});
