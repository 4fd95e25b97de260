import { describe, expect, it, vi } from 'vitest';
import type { PageData } from '#shared/page/page.ts';
import type { PageFiles } from '#shared/paths/site-index.ts';
import { createPageLoader, rememberPages, type SpecialPages } from './page-loader.ts';

const Content = () => null;
const pageAt = (path: string) => ({ default: Content, data: { path } });

function makeLoader(paths: readonly string[], special: SpecialPages = {}) {
  const source = {
    find: vi.fn((path: string) =>
      Promise.resolve(paths.includes(path) ? { path, files: { modules: [path] } } : null),
    ),
    importPage: vi.fn(({ modules: [path = ''] }: PageFiles) => Promise.resolve(pageAt(path))),
    prefetchPage: vi.fn(() => Promise.resolve()),
  };
  return { loader: createPageLoader(source, special), ...source };
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

  it("finds the site's own pages in the wrong case too", async () => {
    const search = { Content, data: pageAt('/search/').data as PageData };
    const { loader } = makeLoader([], { '/search/': () => Promise.resolve(search) });
    expect(await loader.load('/SEARCH/')).toBe(search);
  });

  it('returns a cached page without a request', async () => {
    const { loader, find } = makeLoader(paths);
    const page = { Content, data: pageAt('/user/unicode/').data as PageData };
    const remembering = rememberPages(loader, page);
    expect(await remembering.load('/user/unicode')).toBe(page);
    expect(find).not.toHaveBeenCalled();
    expect((await remembering.load('/user/glossary/'))?.data.path).toBe('/user/glossary/');
  });

  it('caches every loaded page under every spelling of its address', async () => {
    const { loader, importPage, prefetchPage } = makeLoader(paths);
    const remembering = rememberPages(loader, {
      Content,
      data: pageAt('/user/unicode/').data as PageData,
    });
    expect(remembering.recall?.('/user/glossary/')).toBeUndefined();
    const page = await remembering.load('/user/glossary/');
    for (const spelling of ['/user/glossary/', '/user/Glossary', '/user/glossary.html'])
      expect(remembering.recall?.(spelling), spelling).toBe(page);
    await remembering.load('/user/glossary/');
    await remembering.prefetch('/user/glossary/');
    expect(importPage).toHaveBeenCalledOnce();
    expect(prefetchPage).not.toHaveBeenCalled();
  });

  it('never caches the placeholder for a missing page', () => {
    const data = { path: '/nope/', kind: 'not-found' } as PageData;
    const { loader } = makeLoader(paths);
    expect(rememberPages(loader, { Content, data }).recall?.('/nope/')).toBeUndefined();
  });

  it('returns null for addresses without a page', async () => {
    const { loader } = makeLoader(paths);
    for (const path of ['/nope/', '/user/glossary/extra/', '//user/glossary/', '/user/'])
      expect(await loader.load(path), path).toBeNull();
  });

  it('imports only the requested page', async () => {
    const { loader, importPage } = makeLoader(paths);
    await loader.load('/user/unicode/');
    expect(importPage.mock.calls).toEqual([[{ modules: ['/user/unicode/'] }]]);
  });

  it("prefetches a page's files, and nothing if there is no page", async () => {
    const { loader, prefetchPage } = makeLoader(paths);
    await loader.prefetch('/user/unicode');
    await loader.prefetch('/nope/');
    expect(prefetchPage.mock.calls).toEqual([[{ modules: ['/user/unicode/'] }]]);
  });
});
