import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnnouncementBarConfig } from '#shared/config/site-config.ts';
import { useRestore } from '#client/store/use-restore.ts';
import { stubMatchMedia } from '#client/testing/match-media.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';

const bar: AnnouncementBarConfig = {
  id: 'news',
  content: 'Read the <a href="/docs/">news</a>',
  isCloseable: true,
};

function Restored(): React.ReactNode {
  useRestore();
  return <AnnouncementBar />;
}

function show(announcementBar?: AnnouncementBarConfig): void {
  render(
    <SiteFixture config={{ announcementBar }}>
      <Restored />
    </SiteFixture>,
  );
}

beforeEach(() => void stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('AnnouncementBar', () => {
  it('is a banner with markup in its own colors', () => {
    show({ ...bar, backgroundColor: 'rgb(1, 2, 3)', textColor: 'rgb(4, 5, 6)' });
    const banner = screen.getByRole('banner');
    expect(banner.style.backgroundColor).toBe('rgb(1, 2, 3)');
    expect(banner.style.color).toBe('rgb(4, 5, 6)');
    expect(screen.getByRole('link', { name: 'news' })).toBeTruthy();
  });

  it('has a "Close" button only if it can be closed', () => {
    show(bar);
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
    cleanup();
    show({ ...bar, isCloseable: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('closing hides it, now and on the next visit', () => {
    show(bar);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('banner')).toBeNull();
    cleanup();
    show(bar);
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('shows again with another id', () => {
    show(bar);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    cleanup();
    show({ ...bar, id: 'more news' });
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('false');
  });

  it('can be closed during the visit if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    show(bar);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('renders and stores nothing without configuration', () => {
    show();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
