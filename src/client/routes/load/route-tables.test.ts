import { describe, expect, it, vi } from 'vitest';
import type { RouteTable, SiteIndex } from '#shared/paths/site-index.ts';
import { createRouteTables } from './route-tables.ts';

const app = 'https://docs.example.org/docs/assets/app-1.js';
const index: SiteIndex = {
  app: '/docs/assets/app-1.js',
  firstPaths: ['/', '/user/glossary/'],
  tables: ['/docs/assets/routes-0-1.json', '/docs/assets/routes-1-1.json'],
  routeContext: '',
  search: {},
};
const tables: Readonly<Record<string, RouteTable>> = {
  '/docs/assets/routes-0-1.json': { '/': { modules: ['/docs/assets/pages/index-1.js'] } },
  '/docs/assets/routes-1-1.json': {
    '/user/glossary/': { modules: ['/docs/assets/pages/glossary-1.js'] },
    '/user/unicode/': { modules: ['/docs/assets/pages/unicode-1.js'] },
    '/user/README/': { modules: ['/docs/assets/pages/readme-1.js'] },
  },
};

function makeTables(published = index) {
  const fetchIndex = vi.fn(() => Promise.resolve(published));
  const fetchTable = vi.fn((address: string) => Promise.resolve(tables[address] ?? {}));
  return { find: createRouteTables(fetchIndex, fetchTable, app), fetchIndex, fetchTable };
}

describe('createRouteTables', () => {
  it('fetches the index and the table of an address, each once', async () => {
    const { find, fetchIndex, fetchTable } = makeTables();
    const [page] = await Promise.all([find('/user/unicode/'), find('/user/glossary/')]);
    expect(page).toEqual({
      path: '/user/unicode/',
      files: { modules: ['/docs/assets/pages/unicode-1.js'] },
    });
    expect(await find('/user/unicode/')).toEqual(page);
    expect(fetchIndex).toHaveBeenCalledTimes(1);
    expect(fetchTable.mock.calls).toEqual([['/docs/assets/routes-1-1.json']]);
  });

  it('finds a page in the wrong case, and none if there is none', async () => {
    const { find } = makeTables();
    expect((await find('/user/Unicode/'))?.path).toBe('/user/unicode/');
    expect((await find('/user/readme/'))?.path).toBe('/user/README/');
    for (const path of ['/nope/', '/user/glossary/extra/', '//user/glossary/', '/user/'])
      expect(await find(path), path).toBeNull();
  });

  it('rejects for a page that has moved, so that a full load leads there', async () => {
    const { find, fetchTable } = makeTables({ ...index, moved: ['/old/'] });
    await expect(find('/old/')).rejects.toThrow('The page has moved.');
    expect(fetchTable).not.toHaveBeenCalled();
  });

  it('retries after an index or a table could not be fetched', async () => {
    const { find, fetchIndex, fetchTable } = makeTables();
    fetchIndex.mockRejectedValueOnce(new Error('lost'));
    fetchTable.mockRejectedValueOnce(new Error('lost too'));
    await expect(find('/')).rejects.toThrow('lost');
    await expect(find('/')).rejects.toThrow('lost too');
    expect((await find('/'))?.path).toBe('/');
  });

  it('rejects chunks of another app', async () => {
    const { find } = makeTables({ ...index, app: '/docs/assets/app-2.js' });
    await expect(find('/')).rejects.toThrow('published again');
  });

  it("accepts the dev server's index, which names no app", async () => {
    expect((await makeTables({ ...index, app: '' }).find('/'))?.path).toBe('/');
  });
});
