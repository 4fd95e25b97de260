import { expect, test } from 'vitest';
import { createTestSite } from '#node/testing/test-site.ts';
import { addJson, type Assets } from './assets.ts';

test('a text is stored under a name with its hash, at an address with the base path', () => {
  const assets: Assets = new Map();
  const address = addJson(assets, '/docs/', 'data/hat', { a: 1 });
  expect(address).toMatch(/^\/docs\/assets\/data\/hat-[0-9a-f]{10}\.json$/);
  expect([...assets]).toEqual([[address.slice('/docs/'.length), { text: '{"a":1}' }]]);
});

test('the same text is stored once, and different texts separately', () => {
  const assets: Assets = new Map();
  const items = [{ kind: 'link', label: 'A', path: '/a/' }] as const;
  const add = (list: readonly unknown[]) => addJson(assets, '/', 'sidebar/items', list);
  const first = add(items);
  expect(first).toMatch(/^\/assets\/sidebar\/items-[0-9a-f]{10}\.json$/);
  expect(add([...items])).toBe(first);
  expect(assets.get(first.slice(1))).toEqual({ text: JSON.stringify(items) });
  expect(add([])).not.toBe(first);
  expect(assets.size).toBe(2);
});

test('a file keeps its path', async () => {
  const { site, compile } = await createTestSite({ 'a.md': '# A\n\n[B](b.txt)\n', 'b.txt': 'b' });
  const { files } = await compile('a.md');
  expect(files).toHaveLength(1);
  for (const { file, output } of files) expect(site.assets.get(output)).toEqual({ file });
});
