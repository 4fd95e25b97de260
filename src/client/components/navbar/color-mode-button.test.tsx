import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ColorModeConfig } from '#shared/config/site-config.ts';
import { safeStorage } from '#client/store/safe-storage.ts';
import { useRestore } from '#client/store/use-restore.ts';
import { stubMatchMedia } from '#client/testing/match-media.ts';
import { bareConfig, SiteFixture } from '#client/testing/site-fixture.tsx';
import { ColorModeButton } from './color-mode-button.tsx';

const dark = '(prefers-color-scheme: dark)';
const light = '(prefers-color-scheme: light)';
const theme = () => document.documentElement.getAttribute('data-theme');

function Restored(): React.ReactNode {
  useRestore();
  return <ColorModeButton />;
}

function site(colorMode: Partial<ColorModeConfig> = {}): React.ReactElement {
  return (
    <SiteFixture config={{ colorMode: { ...bareConfig.colorMode, ...colorMode } }}>
      <Restored />
    </SiteFixture>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

describe('ColorModeButton', () => {
  it('switches modes, with the exact name and title', () => {
    stubMatchMedia(light);
    render(site());
    const button = screen.getByRole('button');
    const title = 'Switch between dark and light mode (currently light mode)';
    expect([button.getAttribute('aria-label'), button.title, theme()]).toEqual([
      `Dark ${title}`,
      title,
      'light',
    ]);
    fireEvent.click(button);
    const darkTitle = 'Switch between dark and light mode (currently dark mode)';
    expect([button.getAttribute('aria-label'), button.title, theme()]).toEqual([
      `Light ${darkTitle}`,
      darkTitle,
      'dark',
    ]);
    fireEvent.click(button);
    expect(theme()).toBe('light');
  });

  it('is light without a choice or preference, and stores nothing before the first press', () => {
    stubMatchMedia();
    render(site());
    expect(theme()).toBe('light');
    expect(localStorage).toHaveLength(0);
    fireEvent.click(screen.getByRole('button'));
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('follows another tab; clearing the choice there changes nothing', () => {
    stubMatchMedia(light);
    render(site());
    localStorage.setItem('theme', 'dark');
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })),
    );
    expect(theme()).toBe('dark');
    localStorage.removeItem('theme');
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null })),
    );
    expect(theme()).toBe('dark');
  });

  it('the prerendered button can be pressed and contains both names; hydration corrects it without warnings', async () => {
    stubMatchMedia(dark);
    const html = renderToString(site());
    expect(html).not.toContain('disabled');
    expect(html).not.toContain('aria-label');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    expect(container.querySelector('.dark-only')?.textContent).toContain('currently dark mode');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = await act(async () => hydrateRoot(container, site()));
    expect(errors).not.toHaveBeenCalled();
    const button = container.querySelector('button');
    expect(button?.getAttribute('aria-label')).toContain('currently dark mode');
    act(() => root.unmount());
    container.remove();
  });

  it('works during the visit without storage, with one warning', () => {
    stubMatchMedia(dark);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', undefined);
    render(site());
    expect(theme()).toBe('dark');
    fireEvent.click(screen.getByRole('button'));
    expect(theme()).toBe('light');
    expect(warn).toHaveBeenCalledTimes(1);
    // Values that storage refused stay in memory; this clears them for the next test.
    vi.unstubAllGlobals();
    safeStorage.remove('theme');
  });

  it('follows the system until a choice is saved', () => {
    const system = stubMatchMedia(light);
    render(site());
    act(() => system.change(dark));
    expect(theme()).toBe('dark');
    fireEvent.click(screen.getByRole('button'));
    act(() => system.change(light));
    act(() => system.change(dark));
    expect([theme(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
  });

  it('ignores printing, which some browsers report as a light system', () => {
    const system = stubMatchMedia(dark);
    render(site());
    act(() => system.change(light, 'print'));
    expect(theme()).toBe('dark');
  });

  it('is absent when turned off', () => {
    stubMatchMedia();
    localStorage.setItem('theme', 'light');
    render(site({ disableSwitch: true, defaultMode: 'dark' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', null]);
  });
});
