import { expect, test } from 'vitest';
import { createAssetStore } from './asset-store.ts';

test('a text is stored under a name with its hash, at an address with the base path', () => {
  const store = createAssetStore('/docs/');
  const address = store.addText('drawings', 'hat', '.svg', '<svg/>');
  expect(address).toMatch(/^\/docs\/assets\/drawings\/hat-[0-9a-f]{10}\.svg$/);
  expect([...store.entries()]).toEqual([[address.slice('/docs/'.length), { text: '<svg/>' }]]);
});

test('the same text is stored once, another one beside it', () => {
  const store = createAssetStore('/');
  const items = [{ kind: 'link', label: 'A', path: '/a/' }] as const;
  const first = store.addSidebarItems(items);
  expect(first).toMatch(/^\/assets\/sidebar\/items-[0-9a-f]{10}\.json$/);
  expect(store.addSidebarItems([...items])).toBe(first);
  expect(store.entries().get(first.slice(1))).toEqual({ text: JSON.stringify(items) });
  expect(store.addJson('sidebar', 'items', [])).not.toBe(first);
  expect(store.entries().size).toBe(2);
});

test('a file keeps its path', () => {
  const store = createAssetStore('/docs/');
  store.addFile({ file: '/content/a.png', output: 'assets/a.png' });
  expect(store.entries().get('assets/a.png')).toEqual({ file: '/content/a.png' });
});
