import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { apiDefaults } from '#shared/api/api-manifest.ts';
import type { ResolvedNavbarItem } from '#shared/navbar/resolved-item.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { useGroupTitles } from './use-search-source.ts';

const link = (sidebar: string, label: string): ResolvedNavbarItem => ({
  kind: 'doc',
  position: 'left',
  attributes: {},
  targets: { current: { path: '/', label, sidebar } },
});

function titlesWith(items: readonly ResolvedNavbarItem[]) {
  const api = { ...apiDefaults, path: 'contributing/api' };
  const wrapper = ({ children }: PropsWithChildren) => (
    <SiteFixture config={{ api, navbar: { hideOnScroll: false, items } }}>{children}</SiteFixture>
  );
  return renderHook(useGroupTitles, { wrapper }).result.current;
}

it('names the guides as the navbar does', () => {
  expect(titlesWith([link('user', 'Readers'), link('contributing', 'Writers')])).toEqual({
    user: 'Readers',
    contributor: 'Writers',
    api: 'API reference',
  });
});

it("uses none of this site's names on a site with other sidebars", () => {
  expect(titlesWith([link('docs', 'Manual')])).toEqual({ api: 'API reference' });
});
