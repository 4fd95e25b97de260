import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocsSummary } from '#shared/page/site-data.ts';
import { oneVersion, SiteFixture } from '#client/testing/site-fixture.tsx';
import { VersionSelect } from './version-select.tsx';

const old = {
  name: '1.0',
  label: '1.0',
  isLast: false,
  path: '/1.0/',
  banner: 'none',
  badge: false,
} as const;
const versions = [...oneVersion.versions, old];
const pluginData = {
  docs: { default: { versionMetadata: '/docs/metadata.json', routeContext: '/docs/context.json' } },
};
const fetched = vi.fn(async (_address: string) => Response.json({ data: { versions } }));

function show(docs: DocsSummary) {
  const onChange = vi.fn();
  render(
    <SiteFixture docs={docs} pluginData={pluginData}>
      <VersionSelect version={undefined} onChange={onChange} />
    </SiteFixture>,
  );
  return onChange;
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  fetched.mockClear();
  vi.unstubAllGlobals();
});

describe('VersionSelect', () => {
  it('is not there for a single version', () => {
    show(oneVersion);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('lets readers choose among several, whose names it fetches, the last one first', async () => {
    const onChange = show({ ...oneVersion, versions });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Version' });
    expect(select.value).toBe('current');
    await screen.findByRole('option', { name: '1.0' });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/docs/context.json']);
    fireEvent.change(select, { target: { value: '1.0' } });
    expect(onChange).toHaveBeenCalledWith('1.0');
  });
});
