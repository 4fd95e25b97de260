import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
function show(docs: DocsSummary) {
  const onChange = vi.fn();
  render(
    <SiteFixture docs={docs}>
      <VersionSelect version={undefined} onChange={onChange} />
    </SiteFixture>,
  );
  return onChange;
}

afterEach(cleanup);

describe('VersionSelect', () => {
  it('renders nothing for a single version', () => {
    show(oneVersion);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('lets readers choose among several, latest first', () => {
    const onChange = show({ ...oneVersion, versions });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Version' });
    expect(select.value).toBe('current');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Next',
      '1.0',
    ]);
    fireEvent.change(select, { target: { value: '1.0' } });
    expect(onChange).toHaveBeenCalledWith('1.0');
  });
});
