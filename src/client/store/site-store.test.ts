import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#client/testing/memory-storage.ts';
import type { AnnouncementBarConfig, ColorModeConfig } from '#shared/config/site-config.ts';
import { defaultShortcuts } from './shortcuts.ts';
import { createSiteStore } from './site-store.ts';

const colorMode: ColorModeConfig = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
};
const bar: AnnouncementBarConfig = { id: 'news', content: 'News', isCloseable: true };

function setUp(
  options: {
    colorMode?: Partial<ColorModeConfig>;
    bar?: AnnouncementBarConfig;
    stored?: Record<string, string>;
  } = {},
) {
  const storage = memoryStorage(options.stored);
  const store = createSiteStore(
    { colorMode: { ...colorMode, ...options.colorMode }, announcementBar: options.bar },
    storage,
  );
  return { state: () => store.getState(), stored: storage.content };
}

describe('color mode', () => {
  it('starts in the prerendered state, whatever is stored', () => {
    expect(setUp({ stored: { theme: 'dark' } }).state().colorMode).toBe('light');
    expect(setUp({ colorMode: { defaultMode: 'dark' } }).state().colorMode).toBe('dark');
  });

  it('follows the system while nothing is saved, or else is light, and stores nothing', () => {
    const { state, stored } = setUp();
    state().restoreColorMode(null);
    expect(state().colorMode).toBe('light');
    state().restoreColorMode('dark');
    expect(state().colorMode).toBe('dark');
    state().restoreColorMode('light');
    expect(state().colorMode).toBe('light');
    expect(stored).toEqual({});
  });

  it('ignores the system if the flag is off', () => {
    const { state } = setUp({ colorMode: { respectPrefersColorScheme: false } });
    state().restoreColorMode('dark');
    expect(state().colorMode).toBe('light');
  });

  it('toggles and stores the choice', () => {
    const { state, stored } = setUp();
    state().toggleColorMode();
    expect([state().colorMode, stored.theme]).toEqual(['dark', 'dark']);
    state().toggleColorMode();
    expect([state().colorMode, stored.theme]).toEqual(['light', 'light']);
  });

  it('prefers the saved choice to the system', () => {
    const { state } = setUp({ stored: { theme: 'light' } });
    state().restoreColorMode('dark');
    expect(state().colorMode).toBe('light');
  });

  it('treats a stored value that is not a mode as light, and keeps it', () => {
    const { state, stored } = setUp({ stored: { theme: 'purple' } });
    state().restoreColorMode('dark');
    expect([state().colorMode, stored.theme]).toEqual(['light', 'purple']);
  });

  it('without the switch, removes a stored value and uses the default', () => {
    const { state, stored } = setUp({
      colorMode: { disableSwitch: true, defaultMode: 'dark' },
      stored: { theme: 'light' },
    });
    state().restoreColorMode(null);
    expect([state().colorMode, stored]).toEqual(['dark', {}]);
  });
});

describe('announcement', () => {
  it('stores the dismissal and the id', () => {
    const { state, stored } = setUp({ bar });
    state().restoreAnnouncement();
    expect(stored).toEqual({
      'docusaurus.announcement.id': 'news',
      'docusaurus.announcement.dismiss': 'false',
    });
    state().dismissAnnouncement();
    expect(state().announcementDismissed).toBe(true);
    expect(stored['docusaurus.announcement.dismiss']).toBe('true');
  });

  it('stays closed on the next visit', () => {
    const { state, stored } = setUp({
      bar,
      stored: { 'docusaurus.announcement.id': 'news', 'docusaurus.announcement.dismiss': 'true' },
    });
    expect(state().announcementDismissed).toBe(false);
    state().restoreAnnouncement();
    expect(state().announcementDismissed).toBe(true);
    expect(stored['docusaurus.announcement.dismiss']).toBe('true');
  });

  it('shows again and resets the dismissal when the id differs', () => {
    const { state, stored } = setUp({
      bar,
      stored: { 'docusaurus.announcement.id': 'old', 'docusaurus.announcement.dismiss': 'true' },
    });
    state().restoreAnnouncement();
    expect(state().announcementDismissed).toBe(false);
    expect(stored).toEqual({
      'docusaurus.announcement.id': 'news',
      'docusaurus.announcement.dismiss': 'false',
    });
  });

  it('treats the misspelled default id as the correct one', () => {
    const { state } = setUp({
      bar: { ...bar, id: 'announcement-bar' },
      stored: {
        'docusaurus.announcement.id': 'annoucement-bar',
        'docusaurus.announcement.dismiss': 'true',
      },
    });
    state().restoreAnnouncement();
    expect(state().announcementDismissed).toBe(true);
  });

  it('shows a bar that cannot be closed despite a stored dismissal', () => {
    const { state } = setUp({
      bar: { ...bar, isCloseable: false },
      stored: { 'docusaurus.announcement.id': 'news', 'docusaurus.announcement.dismiss': 'true' },
    });
    state().restoreAnnouncement();
    expect(state().announcementDismissed).toBe(false);
  });

  it('writes nothing without a configured bar', () => {
    const { state, stored } = setUp();
    state().restoreAnnouncement();
    expect(stored).toEqual({});
  });
});

describe('my vocabulary', () => {
  const mine = [{ group: 'simple_action', identifier: 'setSelection', spoken: ['grab'] }] as const;
  const key = 'cursorless-docs.vocabulary';

  it('starts with the default spoken forms, and loads the stored ones on restore', () => {
    const { state } = setUp({ stored: { [key]: JSON.stringify(mine) } });
    expect(state().myVocabulary).toEqual([]);
    state().restoreMyVocabulary();
    expect(state().myVocabulary).toEqual(mine);
  });

  it('stores changes; an empty list removes the entry', () => {
    const { state, stored } = setUp();
    state().setMyVocabulary(mine);
    expect(JSON.parse(stored[key] ?? '')).toEqual(mine);
    state().setMyVocabulary([]);
    expect([state().myVocabulary, key in stored]).toEqual([[], false]);
  });

  it('tolerates damaged storage', () => {
    const { state } = setUp({ stored: { [key]: '{"no"' } });
    state().restoreMyVocabulary();
    expect(state().myVocabulary).toEqual([]);
  });
});

describe('shortcuts', () => {
  const off = { ...defaultShortcuts, searchKey: { ...defaultShortcuts.searchKey, isOn: false } };

  it('are stored when they change, and restored later', () => {
    const { state, stored } = setUp();
    state().setShortcuts(off);
    const later = setUp({ stored });
    expect(later.state().shortcuts).toEqual(defaultShortcuts);
    later.state().restoreShortcuts();
    expect(later.state().shortcuts).toEqual(off);
  });

  it('return to the defaults and remove the entry', () => {
    const { state, stored } = setUp();
    state().setShortcuts(off);
    state().resetShortcuts();
    expect([state().shortcuts, stored]).toEqual([defaultShortcuts, {}]);
  });
});
