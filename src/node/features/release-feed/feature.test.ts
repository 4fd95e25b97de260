import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { releaseFeed } from './feature.ts';

const notes = `---
feed: true
---

# News & notes

## Unreleased

Not yet.

## 1.1.0 (2024-05-31)

Faster <hats>.

### Fixes

No more\u0001 "knots\ufffe".

## [1.0.0] - 2023-01-02

The first.

## 2023-02-31

No such day.
`;

/** Compiles a page of news, and returns its feeds by path, its problems and its head tags. */
async function read(text: string, url = testConfig.url) {
  const { site, compile, contentDir } = await createTestSite(
    { 'news.md': text },
    { config: { ...testConfig, url } },
  );
  const page = site.manifest().byFile.get(`${contentDir}/news.md`);
  if (!page) throw new Error('There is no page.');
  const compiled = await compile('news.md');
  const feeds = new Map<string, string | undefined>();
  for (const [path, { content }] of releaseFeed.outputs?.(site) ?? [])
    feeds.set(path, await content?.());
  return {
    feeds,
    problems: releaseFeed.checkPage?.(page, compiled, site) ?? [],
    tags: releaseFeed.pageTags?.(page, compiled, site) ?? [],
  };
}

it('a feed has an entry for each dated heading, with the content below it', async () => {
  const { feeds, problems, tags } = await read(notes);
  expect([...feeds.keys()]).toEqual(['news/feed.xml']);
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => texts.push(text));
  parser.write(feeds.get('news/feed.xml') ?? '').close();
  expect(texts.filter((text) => text.trim() !== '')).toEqual([
    'News & notes | Test',
    'https://example.org/docs/news/',
    'Test',
    '2024-05-31T00:00:00Z',
    '1.1.0 (2024-05-31)',
    'https://example.org/docs/news/#110-2024-05-31',
    '2024-05-31T00:00:00Z',
    'Faster <hats>. Fixes: No more "knots".',
    '[1.0.0] - 2023-01-02',
    'https://example.org/docs/news/#100---2023-01-02',
    '2023-01-02T00:00:00Z',
    'The first.',
  ]);
  expect(tags).toMatchObject([{ attributes: { href: '/docs/news/feed.xml' } }]);
  expect(problems).toMatchObject([{ severity: 'warning', position: { line: 23, column: 4 } }]);
});

it('no feed is written unless a page requests one; one that cannot have a feed is reported', async () => {
  const plain = await read('# News\n\n## 2024-05-31\n');
  expect(plain).toEqual({ feeds: new Map(), problems: [], tags: [] });
  const undated = await read('---\ntitle: News\nfeed: true\n---\n\n## Soon\n');
  expect(undated.feeds.get('news/feed.xml')).toBeUndefined();
  expect(undated.tags).toEqual([]);
  expect(undated.problems).toMatchObject([
    { message: expect.stringContaining('is empty') as string, position: { line: 3, column: 7 } },
  ]);
  const dated = await read(notes, '');
  expect(dated.feeds).toEqual(new Map());
  expect(dated.problems).toMatchObject([
    { message: 'The page has no feed: the site has no address.' },
  ]);
});

it('a release with an impossible date is reported at that date', async () => {
  const { problems } = await read(
    '---\nfeed: true\n---\n\n# News\n\n## 1.1 (2024-13-45)\n\n## 1.0 (2024-01-02)\n\n## 0.9 (2023-02-30)\n',
  );
  expect(
    problems.map(({ message, position: { line, column } }) => [message, line, column]),
  ).toEqual([
    ['The feed omits "1.1 (2024-13-45)": the date 2024-13-45 does not exist.', 7, 9],
    ['The feed omits "0.9 (2023-02-30)": the date 2023-02-30 does not exist.', 11, 9],
  ]);
});
