import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAnnouncementDismissed } from '#client/store/announcement.ts';
import { resolveColorMode } from '#client/store/color-mode.ts';
import { hideClosedAnnouncement, runHeadScript } from './head-script.ts';
import type {
  AnnouncementBarConfig,
  ColorMode,
  ColorModeConfig,
} from '#shared/config/site-config.ts';

const base: ColorModeConfig = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
};
const root = document.documentElement;

function run(
  colorMode: ColorModeConfig,
  system: ColorMode | null,
  announcementBar?: AnnouncementBarConfig,
): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: system !== null && query === `(prefers-color-scheme: ${system})`,
  }));
  runHeadScript({ colorMode, searchLabel: 'Search docs' });
  if (announcementBar) hideClosedAnnouncement(announcementBar);
}

beforeEach(() => void vi.spyOn(document, 'addEventListener'));

afterEach(() => {
  // The script never removes its listeners, and other tests share the document.
  for (const [type, listener, options] of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(type, listener, options);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

const configs: ColorModeConfig[] = [true, false].flatMap((disableSwitch) =>
  [true, false].flatMap((respectPrefersColorScheme) =>
    (['light', 'dark'] as const).map((defaultMode) => ({
      disableSwitch,
      respectPrefersColorScheme,
      defaultMode,
    })),
  ),
);
const storedValues = [null, 'light', 'dark', 'purple'];
const systems = [null, 'light', 'dark'] as const;

describe('runHeadScript', () => {
  it('chooses the same mode as the store after hydration', () => {
    let count = 0;
    for (const config of configs)
      for (const stored of storedValues)
        for (const system of systems) {
          if (stored !== null) localStorage.setItem('theme', stored);
          run(config, system);
          expect(root.getAttribute('data-theme'), JSON.stringify({ config, stored, system })).toBe(
            resolveColorMode(config, stored, system),
          );
          localStorage.clear();
          count += 1;
        }
    expect(count).toBe(96);
  });

  it('sets a saved dark mode and marks that scripts run', () => {
    localStorage.setItem('theme', 'dark');
    run(base, 'light');
    expect(root.getAttribute('data-theme')).toBe('dark');
    expect(root.hasAttribute('data-js')).toBe(true);
  });

  it('survives blocked storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    run(base, 'dark', { id: 'news', content: '', isCloseable: true });
    expect(root.getAttribute('data-theme')).toBe('dark');
    expect(root.getAttribute('data-announcement-bar-initially-dismissed')).toBe('false');
  });

  it('marks a dismissed bar exactly as the store does', () => {
    for (const id of ['news', 'announcement-bar'])
      for (const storedId of [null, 'news', 'old', 'announcement-bar', 'annoucement-bar'])
        for (const storedDismissed of [null, 'true', 'false', 'nonsense']) {
          const bar = { id, content: '', isCloseable: true };
          if (storedId !== null) localStorage.setItem('docusaurus.announcement.id', storedId);
          if (storedDismissed !== null)
            localStorage.setItem('docusaurus.announcement.dismiss', storedDismissed);
          run(base, null, bar);
          const expected = String(isAnnouncementDismissed(bar, (key) => localStorage.getItem(key)));
          expect(
            root.getAttribute('data-announcement-bar-initially-dismissed'),
            JSON.stringify({ id, storedId, storedDismissed }),
          ).toBe(expected);
          localStorage.clear();
        }
  });
});
