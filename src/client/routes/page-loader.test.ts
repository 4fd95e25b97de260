import { describe, expect, it, vi } from 'vitest';
import type { PageData } from '#shared/page.ts';
import { createPageLoader, rememberPages, type RouteIndex } from './page-loader.ts';

const Content = () => null;
const pageAt = (path: string) => ({ default: Content, data: { path } });

function makeLoader(paths: readonly string[]) {
  const loads = paths.map((path) => [path, vi.fn(() => Promise.resolve(pageAt(path)))] as const);
  const half = Math.ceil(loads.length / 2);
  const tables = [loads.slice(0, half), loads.slice(half)]
    .filter((rows) => rows.length > 0)
    .map((rows) => vi.fn(() => Promise.resolve({ default: Object.fromEntries(rows) })));
  const index: RouteIndex = {
    firstPaths: [paths[0] ?? '', paths[half] ?? ''].slice(0, tables.length),
    tables,
  };
  return {
    loader: createPageLoader(() => Promise.resolve(index), {}),
    loads: new Map(loads),
    tables,
  };
}

const paths = ['/', '/contributing/', '/user/glossary/', '/user/unicode/'];

describe('createPageLoader', () => {
  it('finds a page by every spelling of its address', async () => {
    const { loader } = makeLoader(paths);
    for (const spelling of [
      '/user/glossary/',
      '/user/glossary',
      '/user/glossary.html',
      '/user/glossary/index.html',
      '/user/glossary/index',
    ]) {
      expect((await loader.load(spelling))?.data.path, spelling).toBe('/user/glossary/');
    }
  });

  it('finds a page in the wrong case', async () => {
    const { loader } = makeLoader(paths);
    expect((await loader.load('/user/Glossary/'))?.data.path).toBe('/user/glossary/');
  });

  it('finds a page of the site itself in the wrong case too', async () => {
    const search = { Content, data: pageAt('/search/').data as PageData };
    const loader = createPageLoader(() => Promise.resolve({ firstPaths: [], tables: [] }), {
      '/search/': () => Promise.resolve(search),
    });
    expect(await loader.load('/SEARCH/')).toBe(search);
  });

  it('has the remembered page without asking anybody', async () => {
    const { loader, tables } = makeLoader(paths);
    const page = { Content, data: pageAt('/user/unicode/').data as PageData };
    const remembering = rememberPages(loader, page);
    expect(await remembering.load('/user/unicode')).toBe(page);
    expect(tables.flatMap((table) => table.mock.calls)).toEqual([]);
    expect((await remembering.load('/user/glossary/'))?.data.path).toBe('/user/glossary/');
  });

  it('has every page at hand that was loaded before, by every spelling of its address', async () => {
    const { loader, loads } = makeLoader(paths);
    const remembering = rememberPages(loader, {
      Content,
      data: pageAt('/user/unicode/').data as PageData,
    });
    expect(remembering.recall('/user/glossary/')).toBeUndefined();
    const page = await remembering.load('/user/glossary/');
    for (const spelling of ['/user/glossary/', '/user/Glossary', '/user/glossary.html'])
      expect(remembering.recall(spelling), spelling).toBe(page);
    await remembering.load('/user/glossary/');
    await remembering.prefetch('/user/glossary/');
    expect(loads.get('/user/glossary/')).toHaveBeenCalledOnce();
  });

  it('never has at hand what stands in for a page that is missing', () => {
    const data = { path: '/nope/', kind: 'not-found' } as PageData;
    const { loader } = makeLoader(paths);
    expect(rememberPages(loader, { Content, data }).recall('/nope/')).toBeUndefined();
  });

  it('gives null for addresses that no page has', async () => {
    const { loader } = makeLoader(paths);
    for (const path of ['/nope/', '/user/glossary/extra/', '//user/glossary/', '/user/'])
      expect(await loader.load(path), path).toBeNull();
  });

  it('loads the table and the page of an address, and no other', async () => {
    const { loader, loads, tables } = makeLoader(paths);
    await loader.load('/user/unicode/');
    expect(tables.map((table) => table.mock.calls.length)).toEqual([0, 1]);
    expect(
      [...loads].filter(([, load]) => load.mock.calls.length > 0).map(([path]) => path),
    ).toEqual(['/user/unicode/']);
  });

  it('fetches a page ahead by whatever imports it, and finds none where there is none', async () => {
    const { loader, loads } = makeLoader(paths);
    await loader.prefetch('/user/unicode');
    expect(loads.get('/user/unicode/')).toHaveBeenCalledTimes(1);
    expect(await loader.prefetch('/nope/')).toBeUndefined();
  });
});
