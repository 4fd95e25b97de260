import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageLoader } from './load/page-loader.ts';
import type { LoadedPage } from './load/page-module.ts';
import { useLinkRouting } from './use-link-routing.ts';

const addresses = { baseUrl: '/docs/', nested: [] };
const assign = vi.fn();
const page = { data: { path: '/guide/' } } as LoadedPage;

/**
 * Clicks a link. Returns a function that reads the paths to which the app and the browser have
 * navigated.
 */
function click(href: string, load: (path: string) => Promise<LoadedPage | null>) {
  const { origin } = window.location;
  vi.stubGlobal('location', { origin, href: `${origin}/docs/`, pathname: '/docs/', assign });
  document.body.innerHTML = `<a href="${href}">x</a>`;
  const loader: PageLoader = { load, prefetch: load };
  const resolve = () => undefined;
  const { result } = renderHook(
    () => {
      useLinkRouting(addresses, loader, resolve);
      return useLocation();
    },
    { wrapper: MemoryRouter },
  );
  fireEvent.click(document.querySelector('a') as Element);
  return () => [
    result.current.pathname,
    ...assign.mock.calls.flat().map((it) => new URL(String(it)).pathname),
  ];
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  assign.mockReset();
});

it.each(['/docs/LICENSE', '/docs/downloads/tool', '/docs/demo.html'])(
  'a link to a static file without the extension of one is left to the browser: %s',
  async (href) => {
    await expect.poll(click(href, async () => null)).toEqual(['/', href]);
  },
);

it.each(['/docs/guide', '/docs/guide/', '/docs/guide.html'])(
  'a link to a page is followed in the app: %s',
  async (href) => {
    await expect.poll(click(href, async () => page)).toEqual([href.slice('/docs'.length)]);
  },
);

it('a link that cannot be looked up is followed, and the page offers to try again', async () => {
  const fail = () => Promise.reject(new Error('offline'));
  await expect.poll(click('/docs/guide', fail)).toEqual(['/guide']);
});
