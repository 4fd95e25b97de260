import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SidebarItem } from '#shared/page/navigation.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { DocCardList } from './doc-card-list.tsx';

const items: readonly SidebarItem[] = [
  {
    kind: 'category',
    id: 'experimental',
    label: 'Experimental',
    path: '/experimental/',
    count: 3,
    items: [
      {
        kind: 'category',
        id: 'keyboard',
        label: 'keyboard',
        firstPath: '/keyboard/modal/',
        count: 1,
        items: [],
      },
      { kind: 'link', label: 'Snippets', path: '/snippets/' },
      { kind: 'link', label: 'Elsewhere', href: 'https://example.com/' },
    ],
  },
];
const draw = (category?: string) =>
  render(
    <SiteFixture
      page={{
        sidebar: {
          name: 'user',
          items,
          count: 1,
          activeTrail: ['experimental'],
          filterable: false,
        },
      }}
    >
      <DocCardList category={category} />
    </SiteFixture>,
  );

describe('DocCardList', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('lists the pages of the current category', () => {
    draw();
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['keyboard', '/docs/keyboard/modal/'],
      ['Snippets', '/docs/snippets/'],
      ['Elsewhere', 'https://example.com/'],
    ]);
  });

  it('names the id of a missing category', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => draw('nowhere')).toThrow(/"nowhere"/);
  });
});
