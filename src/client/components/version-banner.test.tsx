import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '#shared/page/page.ts';
import type { VersionConfig } from '#shared/config/version-config.ts';
import type { DocsSummary } from '#shared/page/site-data.ts';
import {
  useForgetMissingVersion,
  usePreferredVersion,
} from '#client/hooks/use-preferred-version.ts';
import { oneVersion, SiteFixture } from '#client/testing/site-fixture.tsx';
import { VersionBadge, VersionBanner } from './version-banner.tsx';

const version = (name: string, more: Partial<VersionConfig> = {}): VersionConfig => ({
  name,
  label: `v${name}`,
  isLast: false,
  path: `/${name}/`,
  banner: 'none',
  badge: false,
  ...more,
});
const versions = [
  version('next', { banner: 'unreleased', badge: true }),
  version('2.0', { isLast: true }),
  version('1.0', { banner: 'unmaintained' }),
];

function show(page: Partial<PageData>, docs: DocsSummary = { ...oneVersion, versions }): void {
  render(
    <SiteFixture page={page} docs={docs}>
      <VersionBanner />
      <VersionBadge />
    </SiteFixture>,
  );
}

/** A button that saves version 1.0 and is labeled with the saved version. */
function Preference(): React.ReactNode {
  const { preferred, savePreferred } = usePreferredVersion();
  useForgetMissingVersion();
  return (
    <button type="button" onClick={() => savePreferred('1.0')}>
      {preferred ?? 'none'}
    </button>
  );
}

function showPreference(docs: DocsSummary): HTMLElement {
  render(
    <SiteFixture docs={docs}>
      <Preference />
    </SiteFixture>,
  );
  return screen.getByRole('button');
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('version banner and badge', () => {
  it('a single version shows neither banner nor badge; a version with the flag shows its label', () => {
    show({ version: 'current' }, oneVersion);
    expect(document.body.textContent).toBe('');
    cleanup();
    show({ version: 'next' });
    expect(screen.getByText('Version: vnext')).toBeTruthy();
  });

  it('says that a version is unreleased or no longer maintained, and links to the same page in the latest version', () => {
    show({ version: 'next', versionPaths: { '2.0': '/2.0/glossary/' } });
    expect(screen.getByRole('alert').textContent).toMatch(/unreleased.*vnext/);
    expect(screen.getByRole('link', { name: 'v2.0' }).getAttribute('href')).toBe(
      '/docs/2.0/glossary/',
    );
    cleanup();
    show({ version: '1.0' });
    expect(screen.getByRole('alert').textContent).toMatch(/v1\.0.*no longer maintained/);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/2.0/');
  });

  it('the link saves the latest version as the preferred one', () => {
    show({ version: '1.0' });
    fireEvent.click(screen.getByRole('link'));
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('2.0');
  });
});

describe('usePreferredVersion', () => {
  it('reads the saved version', () => {
    localStorage.setItem('docs-preferred-version-default', '1.0');
    expect(showPreference({ ...oneVersion, versions }).textContent).toBe('1.0');
  });

  it('removes a version that no longer exists', () => {
    localStorage.setItem('docs-preferred-version-default', '0.9');
    showPreference({ ...oneVersion, versions });
    expect(localStorage.getItem('docs-preferred-version-default')).toBeNull();
  });

  it('neither reads nor stores anything without persistence', () => {
    localStorage.setItem('docs-preferred-version-default', '2.0');
    const button = showPreference({ ...oneVersion, versions, persistence: 'none' });
    expect(button.textContent).toBe('none');
    fireEvent.click(button);
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('2.0');
  });

  it('behaves as if nothing were saved if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(showPreference({ ...oneVersion, versions }).textContent).toBe('none');
  });

  it('keeps a separate preference for each docs plugin', () => {
    localStorage.setItem('docs-preferred-version-default', '2.0');
    fireEvent.click(showPreference({ ...oneVersion, pluginId: 'community', versions }));
    expect(localStorage.getItem('docs-preferred-version-community')).toBe('1.0');
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('2.0');
  });
});
