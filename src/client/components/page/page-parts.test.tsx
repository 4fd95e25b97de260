import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Breadcrumb } from '#shared/page/navigation.ts';
import { stubMatchMedia } from '#client/testing/match-media.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LastUpdated } from './last-updated.tsx';
import { PageActions } from './page-actions.tsx';
import { Pager } from './pager.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Breadcrumbs', () => {
  const trail = [
    { label: 'Experimental features', path: '/user/experimental/' },
    { label: 'keyboard' },
    { label: 'Modal keyboard interface' },
  ];
  const draw = (breadcrumbs = true, steps: readonly Breadcrumb[] = trail) =>
    render(<Breadcrumbs trail={steps} />, {
      wrapper: ({ children }) => <SiteFixture config={{ breadcrumbs }}>{children}</SiteFixture>,
    });

  it('is a landmark that begins at the home page and ends in plain text', () => {
    draw();
    const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(nav).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/docs/');
    const last = within(nav).getAllByRole('listitem').at(-1);
    expect([
      last?.textContent,
      last?.querySelector('a'),
      last?.getAttribute('aria-current'),
    ]).toEqual(['Modal keyboard interface', null, 'page']);
  });

  it('links only categories that have a page', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Experimental features' }).getAttribute('href')).toBe(
      '/docs/user/experimental/',
    );
    expect(screen.getByText('keyboard').closest('a')).toBeNull();
  });

  it('has microdata for every step with an address', () => {
    draw();
    const items = document.querySelectorAll(
      '[itemtype="https://schema.org/BreadcrumbList"] > [itemtype="https://schema.org/ListItem"]',
    );
    expect(items).toHaveLength(1);
    expect(items[0]?.querySelector('[itemprop="position"]')?.getAttribute('content')).toBe('1');
    expect(items[0]?.querySelector('a[itemprop="item"] [itemprop="name"]')?.textContent).toBe(
      'Experimental features',
    );
  });

  it('counts only the steps that have an address', () => {
    draw(true, [
      { label: 'keyboard' },
      { label: 'Modal', path: '/user/modal/' },
      { label: 'Keys', path: '/user/modal/keys/' },
      { label: 'Here' },
    ]);
    const positions = [...document.querySelectorAll('[itemprop="position"]')].map((meta) =>
      meta.getAttribute('content'),
    );
    expect(positions).toEqual(['1', '2']);
  });

  it('is absent if the site turns it off', () => {
    draw(false);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('Pager', () => {
  it('is a landmark with the directions and labels of both neighbors', () => {
    const draw = {
      previous: { label: 'Glossary', path: '/user/glossary/' },
      next: { label: 'Unicode', path: '/user/unicode/' },
    };
    render(<Pager {...draw} />, { wrapper: SiteFixture });
    const nav = screen.getByRole('navigation', { name: 'Docs pages navigation' });
    expect(within(nav).getByRole('link', { name: 'Previous Glossary' }).getAttribute('href')).toBe(
      '/docs/user/glossary/',
    );
    expect(within(nav).getByRole('link', { name: 'Next Unicode' }).getAttribute('href')).toBe(
      '/docs/user/unicode/',
    );
  });

  it('omits a missing neighbor', () => {
    render(<Pager next={{ label: 'Unicode', path: '/user/unicode/' }} />, { wrapper: SiteFixture });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    cleanup();
    render(<Pager />, { wrapper: SiteFixture });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('PageActions', () => {
  it('opens the source file in a new tab that has no access to this one', () => {
    render(<PageActions editUrl="https://github.com/x/edit" />, { wrapper: SiteFixture });
    const link = screen.getByRole('link', { name: 'Edit this page' });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://github.com/x/edit',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('has no edit link on generated pages', () => {
    render(<PageActions markdownUrl="/docs/x.md" />, { wrapper: SiteFixture });
    expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy page' }).dataset.url).toBe('/docs/x.md');
  });

  it('keeps the same order on all pages', () => {
    const actions = { editUrl: 'https://github.com/x/edit', reportUrl: 'https://github.com/x/new' };
    render(<PageActions {...actions} markdownUrl="/docs/x.md" />, { wrapper: SiteFixture });
    expect(
      [...document.querySelectorAll('a, button')].map((control) => control.textContent),
    ).toEqual([
      'Edit this page',
      'Copy page',
      'View as Markdown',
      'Report a problem with this page',
    ]);
  });
});

describe('LastUpdated', () => {
  const draw = (props: { date?: string; author?: string }) =>
    render(<LastUpdated {...props} />, { wrapper: SiteFixture }).container;

  it('is absent without date and author', () => {
    expect(draw({}).textContent).toBe('');
  });

  it('shows the date with its ISO form, the author, or both', () => {
    const both = draw({ date: '2026-11-20', author: 'Ann' });
    expect(both.textContent).toBe('Last updated on November 20, 2026 by Ann');
    expect(both.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20');
    expect(draw({ date: '2026-11-20' }).textContent).toBe('Last updated on November 20, 2026');
    expect(draw({ author: 'Ann' }).textContent).toBe('Last updated by Ann');
  });
});

describe('BackToTop', () => {
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
  };
  const button = () => screen.queryByRole('button', { name: 'Scroll back to top' });
  const draw = (key = 'first') => (
    <SiteFixture location={{ key }}>
      <BackToTop />
    </SiteFixture>
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it('appears when scrolling up, and scrolls smoothly to the top', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    stubMatchMedia();
    render(draw());
    pass(1000);
    expect(button()).toBeNull();
    scrollTo(900);
    expect(button()).toBeNull();
    scrollTo(800);
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    fireEvent.click(button() as HTMLElement);
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('does not mistake a jump within the page for scrolling up', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { rerender } = render(draw());
    pass(1000);
    scrollTo(900);
    rerender(draw('second'));
    scrollTo(500);
    expect(button()).toBeNull();
  });

  it('jumps to the top with reduced motion', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    stubMatchMedia('(prefers-reduced-motion: reduce)');
    render(draw());
    pass(1000);
    scrollTo(900);
    scrollTo(800);
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    fireEvent.click(button() as HTMLElement);
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  });
});
