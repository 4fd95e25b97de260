import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '#shared/page/page.ts';
import type { ResolvedNavbarItem } from '#shared/navbar/resolved-item.ts';
import type { DocsSummary, ResolvedNavbar } from '#shared/page/site-data.ts';
import { stubMatchMedia } from '#client/testing/match-media.ts';
import { oneVersion, SiteFixture } from '#client/testing/site-fixture.tsx';
import { Navbar } from './navbar.tsx';

vi.mock('./item-types.ts', () => ({
  itemTypes: {
    'custom-clock': ({ item }: { item: { zone?: unknown } }) => (
      <span>Clock in {String(item.zone)}</span>
    ),
  },
}));

const position = 'left' as const;
const guide: ResolvedNavbarItem = {
  kind: 'link',
  label: 'Guide',
  href: '/docs/guide/',
  path: '/guide/',
  attributes: {},
  position,
};
const away: ResolvedNavbarItem = {
  kind: 'link',
  label: 'Repository',
  href: 'https://example.com/',
  attributes: { target: '_blank', rel: 'noopener noreferrer', 'data-kind': 'code' },
  position: 'right',
};
const menu: ResolvedNavbarItem = {
  kind: 'dropdown',
  label: 'More',
  items: [guide, { kind: 'html', html: '<hr>', position }],
  attributes: {},
  position,
};

interface Given {
  readonly items?: readonly ResolvedNavbarItem[];
  readonly navbar?: Partial<ResolvedNavbar>;
  readonly page?: Partial<PageData>;
  readonly docs?: DocsSummary;
}

function show({ items = [], navbar, page, docs }: Given): void {
  render(
    <SiteFixture
      config={{ navbar: { hideOnScroll: false, items, ...navbar } }}
      page={page}
      docs={docs}
    >
      <Navbar menuButton={null} search={<button type="button">Search</button>} />
    </SiteFixture>,
  );
}

beforeEach(() => void stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('Navbar', () => {
  it('renders brand and left items, then links, color button and search on the right', () => {
    show({
      items: [guide, away],
      navbar: { title: 'Cursorless', logo: { src: 'logo.svg', alt: 'Cursorless' } },
    });
    const stops = [...document.querySelectorAll('nav a, nav button')].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    expect(stops).toEqual([
      'Cursorless',
      'Guide',
      'Repository',
      expect.stringMatching(/^Dark Switch/),
      'Search',
    ]);
    expect(screen.getByAltText('Cursorless')).toHaveProperty(
      'src',
      expect.stringContaining('/docs/logo.svg'),
    );
    expect(document.querySelector('.navbar-brand')?.getAttribute('href')).toBe('/docs/');
  });

  it('marks links that leave the site, and passes attributes on', () => {
    show({ items: [guide, away] });
    const link = screen.getByRole('link', { name: 'Repository' });
    expect(link.querySelector('.external-icon')).not.toBeNull();
    expect(link.getAttributeNames()).toEqual(
      expect.arrayContaining(['target', 'rel', 'data-kind']),
    );
    expect(screen.getByRole('link', { name: 'Guide' }).querySelector('.external-icon')).toBeNull();
  });

  it('marks the active link with aria-current', () => {
    show({ items: [guide, away], page: { path: '/guide/' } });
    expect(screen.getByRole('link', { name: 'Guide' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Repository' }).hasAttribute('aria-current')).toBe(
      false,
    );
  });

  it('renders menus with their items and markup', () => {
    show({ items: [menu, { kind: 'html', html: '<b>Bold</b>', position }] });
    const items = document.querySelectorAll('.dropdown-menu > li');
    expect(items).toHaveLength(2);
    expect(items[0]?.querySelector('a')?.textContent).toBe('Guide');
    expect(items[1]?.querySelector('hr')).not.toBeNull();
    expect(screen.getByText('Bold').tagName).toBe('B');
  });

  it('renders the search box once, at its configured place if any', () => {
    show({ items: [{ kind: 'search', position }, guide] });
    const names = [...document.querySelectorAll('nav a, nav button')].map(
      (element) => element.textContent,
    );
    expect(names.filter((name) => name === 'Search')).toHaveLength(1);
    expect(names[0]).toBe('Search');
  });

  it('choosing a version saves it', () => {
    const versions = ['1.0', '2.0'].map((name) => ({
      name,
      label: name,
      isLast: name === '2.0',
      path: `/${name}/`,
      banner: 'none' as const,
      badge: false,
    }));
    const item: ResolvedNavbarItem = {
      kind: 'docsVersionDropdown',
      before: [],
      after: [],
      activeClassDisabled: false,
      position,
    };
    show({ items: [item], docs: { ...oneVersion, versions }, page: { version: '2.0' } });
    const choice = within(document.querySelector('.dropdown-menu') as HTMLElement).getByText('1.0');
    choice.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(choice);
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('1.0');
  });

  it('renders a registered custom type with its properties; names an unregistered one', () => {
    const custom: ResolvedNavbarItem = {
      kind: 'custom',
      type: 'custom-clock',
      properties: { zone: 'UTC' },
      position,
    };
    show({ items: [custom] });
    expect(screen.getByText('Clock in UTC')).toBeTruthy();
    cleanup();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show({ items: [{ ...custom, type: 'custom-dial' }] })).toThrow(/"custom-dial"/);
    vi.restoreAllMocks();
  });

  it.each([
    ['the picture has no alternative text next to a title', { title: 'Fixture' }, undefined, ''],
    ['the site is named without a title', {}, undefined, 'Fixture'],
    ['configured words win', { title: 'Fixture' }, 'Mark', 'Mark'],
  ])('%s', (_case, navbar, alt, expected) => {
    show({
      navbar: {
        ...navbar,
        logo: {
          src: 'light.svg',
          srcDark: 'dark.svg',
          alt,
          href: 'https://example.com/',
          target: '_self',
        },
      },
    });
    const [light, dark] = document.querySelectorAll('.navbar-brand img');
    expect([light?.className, light?.getAttribute('src')]).toEqual([
      'logo light-only',
      '/docs/light.svg',
    ]);
    expect([dark?.className, dark?.getAttribute('src')]).toEqual([
      'logo dark-only',
      '/docs/dark.svg',
    ]);
    expect(light?.getAttribute('alt')).toBe(expected);
    expect(document.querySelector('.navbar-brand')?.getAttribute('href')).toBe(
      'https://example.com/',
    );
    expect(document.querySelector('.navbar-brand')?.getAttribute('target')).toBe('_self');
  });

  it('hides and reappears only if configured', () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 5000,
      configurable: true,
    });
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      fireEvent.scroll(window);
    };
    show({});
    scrollTo(500);
    expect(screen.getByRole('navigation').hasAttribute('data-hidden')).toBe(false);
    cleanup();
    show({ navbar: { hideOnScroll: true } });
    scrollTo(600);
    expect(screen.getByRole('navigation').hasAttribute('data-hidden')).toBe(true);
    fireEvent.focus(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('navigation').hasAttribute('data-hidden')).toBe(false);
  });
});

describe('NavbarDropdown', () => {
  const trigger = () => screen.getByRole('button', { name: 'More' });
  const expanded = (element: Element) => element.getAttribute('aria-expanded');

  it('a click on the trigger toggles it and exposes its state', () => {
    show({ items: [menu] });
    expect(trigger().getAttribute('aria-haspopup')).toBe('true');
    expect(expanded(trigger())).toBe('false');
    fireEvent.click(trigger());
    expect(expanded(trigger())).toBe('true');
    expect(trigger().closest('li')?.hasAttribute('data-open')).toBe(true);
    fireEvent.click(trigger());
    expect(expanded(trigger())).toBe('false');
  });

  it('Enter and Space on a trigger with an address toggle it; a click follows the address', () => {
    show({ items: [{ ...menu, link: guide } as ResolvedNavbarItem] });
    const link = screen.getByRole('link', { name: 'More' });
    for (const key of ['Enter', ' ']) {
      expect(fireEvent.keyDown(link, { key })).toBe(false);
      expect(expanded(link)).toBe('true');
      fireEvent.keyDown(link, { key });
      expect(expanded(link)).toBe('false');
    }
    expect(fireEvent.keyDown(link, { key: 'a' })).toBe(true);
    expect(link.getAttribute('href')).toBe('/docs/guide/');
    const seen: unknown[] = [];
    document.addEventListener(
      'click',
      (event) => {
        seen.push(event.target, event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link);
    expect(seen).toEqual([link, false]);
    expect(expanded(link)).toBe('false');
  });

  it('a click outside closes it, one inside does not', () => {
    show({ items: [menu] });
    fireEvent.click(trigger());
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Guide', hidden: true }));
    expect(expanded(trigger())).toBe('true');
    fireEvent.pointerDown(document.body);
    expect(expanded(trigger())).toBe('false');
  });

  it('closes when focus leaves it in either direction', () => {
    show({ items: [guide, menu, { ...menu, label: 'Other' } as ResolvedNavbarItem] });
    fireEvent.click(trigger());
    fireEvent.blur(trigger(), { relatedTarget: document.querySelector('.dropdown-link') });
    expect(expanded(trigger())).toBe('true');
    fireEvent.blur(trigger(), { relatedTarget: screen.getByRole('button', { name: 'Other' }) });
    expect(expanded(trigger())).toBe('false');
  });

  it('stays open when the field for hats takes the focus back', () => {
    show({ items: [menu] });
    const panel = Object.assign(document.createElement('div'), { className: 'page-hats' });
    fireEvent.click(trigger());
    fireEvent.blur(trigger(), { relatedTarget: panel });
    expect(expanded(trigger())).toBe('true');
  });

  it('Escape closes it and keeps focus on the trigger', () => {
    show({ items: [menu] });
    fireEvent.click(trigger());
    document.querySelector<HTMLElement>('.dropdown-link')?.focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(expanded(trigger())).toBe('false');
    expect(document.activeElement).toBe(trigger());
  });
});
