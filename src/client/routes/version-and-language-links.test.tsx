import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '#shared/page/page.ts';
import { oneVersion, SiteFixture } from '#client/testing/site-fixture.tsx';
import { handOverLanguages, restoreAddress } from './hand-over-languages.ts';
import { findInternalTarget } from './link-clicks.ts';
import type { PageLoader } from './load/page-loader.ts';
import type { LoadedPage } from './load/page-module.ts';
import { useVersionLinks } from './use-version-links.ts';

const addresses = { baseUrl: '/docs/', nested: ['/docs/ar/'] };
const version = (name: string, path: string) =>
  ({ name, label: name, isLast: path === '/', path, banner: 'none', badge: false }) as const;
const versions = [version('2.0', '/'), version('1.0', '/1.0/')];
const pageAt = (path: string, id: string): LoadedPage => ({
  data: { id, path, kind: 'doc', version: '2.0' } as PageData,
  Content: () => null,
});
const loaderOf = (pages: Readonly<Record<string, LoadedPage>>): PageLoader => ({
  load: async (path) => pages[path] ?? null,
  prefetch: async () => undefined,
});
const linkTo = (href: string, name?: string): HTMLAnchorElement => {
  const anchor = document.createElement('a');
  anchor.href = href;
  if (name !== undefined) anchor.dataset.docsVersion = name;
  return anchor;
};

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('a click on a version whose pages are not known yet', () => {
  const usage = pageAt('/guide/usage/', 'guide/usage');
  const resolver = (loader: PageLoader, page = usage.data) =>
    renderHook(() => useVersionLinks(page, loader), {
      wrapper: ({ children }) => (
        <SiteFixture docs={{ ...oneVersion, versions }}>{children}</SiteFixture>
      ),
    }).result.current;
  const old = linkTo('/docs/1.0/', '1.0');

  it('leads to the same page, with query and hash, and needs no list of documents', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('no network')));
    window.history.replaceState(null, '', '/docs/guide/usage/?a=1#doors');
    const loader = loaderOf({ '/1.0/guide/usage/': pageAt('/1.0/guide/usage/', 'guide/usage') });
    expect(await resolver(loader)(old)).toBe('/1.0/guide/usage/?a=1#doors');
  });

  it('leads to the main page if the version has another page, or none, at that address', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('no network')));
    expect(await resolver(loaderOf({}))(old)).toBe('/1.0/');
    const other = loaderOf({ '/1.0/guide/usage/': pageAt('/1.0/guide/usage/', 'other') });
    expect(await resolver(other)(old)).toBe('/1.0/');
  });

  it('leads to the same page if nothing can be loaded, where the reader can try again', async () => {
    const loader = { ...loaderOf({}), load: () => Promise.reject(new Error('offline')) };
    expect(await resolver(loader)(old)).toBe('/1.0/guide/usage/');
  });

  it('does not wait if the document has the address, or if the link leads to no other version', () => {
    const known = { ...usage.data, versionPaths: { '1.0': '/1.0/guide/usage/' } };
    expect(resolver(loaderOf({}), known)(old)).toBeUndefined();
    expect(resolver(loaderOf({}))(linkTo('/docs/1.0/'))).toBeUndefined();
    expect(resolver(loaderOf({}))(linkTo('/docs/', '2.0'))).toBeUndefined();
  });
});

describe('links between languages', () => {
  it('are left to the browser', () => {
    expect(findInternalTarget(linkTo('/docs/ar/guide/'), addresses)).toBeNull();
    expect(findInternalTarget(linkTo('/docs/arts/'), addresses)).toMatchObject({ path: '/arts/' });
  });
});

describe('an address of another language in the document for unknown addresses', () => {
  const replace = vi.fn();
  const open = (path: string) => {
    vi.stubGlobal('location', { pathname: `/docs${path}`, search: '?q=1', hash: '', replace });
    const pages = { '/guide/usage.html': pageAt('/guide/usage/', 'guide/usage') };
    return handOverLanguages(loaderOf(pages), addresses).load(path);
  };
  afterEach(() => replace.mockReset());

  it("redirects to the page's clean address", async () => {
    void open('/ar/guide/usage.html');
    await expect.poll(() => replace.mock.calls).toEqual([['/docs/ar/guide/usage/?q=1']]);
  });

  it("redirects to that language's not-found page if there is no such page", async () => {
    void open('/ar/nowhere/');
    const expected = '/docs/ar/404.html?at=%2Fdocs%2Far%2Fnowhere%2F%3Fq%3D1';
    await expect.poll(() => replace.mock.calls).toEqual([[expected]]);
  });

  it('does not redirect if the host has no not-found page in that language', async () => {
    expect(await open('/ar/404.html')).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('the not-found page of a language', () => {
  const arrive = (base: string, search: string): string => {
    window.history.replaceState(null, '', `${base}404.html${search}#part`);
    restoreAddress(base);
    return window.location.href.slice(window.location.origin.length);
  };

  it('shows the requested address', () => {
    expect(arrive('/docs/ar/', '?at=%2Fdocs%2Far%2Fnowhere%2F%3Fq%3D1')).toBe(
      '/docs/ar/nowhere/?q=1#part',
    );
  });

  it.each([
    '//evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('rejects an address outside the site: %s', (at) => {
    for (const base of ['/docs/ar/', '/'])
      expect(arrive(base, `?at=${at}`)).toBe(`${base}404.html?at=${at}#part`);
  });
});
