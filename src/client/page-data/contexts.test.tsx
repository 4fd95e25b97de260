import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { useCurrentLocation } from './location-context.tsx';
import { usePage } from './page-context.tsx';
import { useSite } from './site-context.tsx';
import { findPluginData } from './use-plugin-data.ts';

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

describe('findPluginData', () => {
  const data = { docs: { default: { versions: 1 }, community: { versions: 2 } } };

  it('finds data by plugin and instance', () => {
    expect(findPluginData(data, 'docs')).toEqual({ versions: 1 });
    expect(findPluginData(data, 'docs', 'community')).toEqual({ versions: 2 });
  });

  it('names the plugin and instance if required data is missing', () => {
    expect(findPluginData(data, 'blog')).toBeUndefined();
    expect(() => findPluginData(data, 'blog', undefined, { failfast: true })).toThrow(/"blog"/);
    expect(() => findPluginData(data, 'docs', 'gone', { failfast: true })).toThrow(
      /"docs".*"gone"/,
    );
  });
});
