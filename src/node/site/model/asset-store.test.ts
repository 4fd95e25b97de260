import { expect, test } from 'vitest';
import { createAssetStore, jsonAsset } from './asset-store.ts';

test('a text is stored under a name with its hash, at an address with the base path', () => {
  const store = createAssetStore('/docs/');
  const address = store.add(jsonAsset('/docs/', 'data/hat', { a: 1 }));
  expect(address).toMatch(/^\/docs\/assets\/data\/hat-[0-9a-f]{10}\.json$/);
  expect([...store.entries()]).toEqual([[address.slice('/docs/'.length), { text: '{"a":1}' }]]);
});

test('the same text is stored once, and another one separately', () => {
  const store = createAssetStore('/');
  const items = [{ kind: 'link', label: 'A', path: '/a/' }] as const;
  const first = store.addSidebarItems(items);
  expect(first).toMatch(/^\/assets\/sidebar\/items-[0-9a-f]{10}\.json$/);
  expect(store.addSidebarItems([...items])).toBe(first);
  expect(store.entries().get(first.slice(1))).toEqual({ text: JSON.stringify(items) });
  expect(store.add(jsonAsset('/', 'sidebar/items', []))).not.toBe(first);
  expect(store.entries().size).toBe(2);
});

test('a file keeps its path', () => {
  const store = createAssetStore('/docs/');
  store.addFile({ file: '/content/a.png', output: 'assets/a.png' });
  expect(store.entries().get('assets/a.png')).toEqual({ file: '/content/a.png' });
});
