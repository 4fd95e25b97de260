import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { useCurrentLocation } from './location-context.tsx';
import { usePage } from './page-context.tsx';
import { useSite } from './site-context.tsx';
import { usePluginData } from './use-plugin-data.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('contexts', () => {
  it.each([
    ['useSite', 'SiteProvider', () => useSite()],
    ['usePage', 'PageProvider', () => usePage()],
    ['useCurrentLocation', 'LocationProvider', () => useCurrentLocation()],
    ['useSiteStore', 'SiteStoreProvider', () => useSiteStore((state) => state.colorMode)],
  ])('%s names itself and its provider when that is missing', (hook, provider, use) => {
    function Lonely(): null {
      use();
      return null;
    }
    expect(() => render(<Lonely />)).toThrow(new RegExp(`${hook}.*<${provider}>`));
  });
});

describe('usePluginData', () => {
  const pluginData = { docs: { default: { versions: 1 }, community: { versions: 2 } } };
  const find = (...question: Parameters<typeof usePluginData>) =>
    renderHook(() => usePluginData(...question), {
      wrapper: ({ children }) => <SiteFixture pluginData={pluginData}>{children}</SiteFixture>,
    }).result.current;

  it('finds data by plugin and instance', () => {
    expect(find('docs')).toEqual({ versions: 1 });
    expect(find('docs', 'community')).toEqual({ versions: 2 });
  });

  it('names the plugin and instance if required data is missing', () => {
    expect(find('blog')).toBeUndefined();
    expect(() => find('blog', undefined, { failfast: true })).toThrow(/"blog"/);
    expect(() => find('docs', 'gone', { failfast: true })).toThrow(/"docs".*"gone"/);
  });
});
