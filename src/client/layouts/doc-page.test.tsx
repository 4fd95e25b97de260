import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '#shared/page/page.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { DocPage } from './doc-page.tsx';

const toc = [{ id: 'one', text: 'One' }];
const sidebar = {
  name: 'user',
  items: [{ kind: 'link' as const, label: 'Glossary', path: '/user/glossary/' }],
  count: 1,
  activeTrail: [],
  filterable: false,
};
const draw = (page: Partial<PageData>, content: ReactNode = <p>content</p>) =>
  render(<DocPage>{content}</DocPage>, {
    wrapper: ({ children }) => <SiteFixture page={page}>{children}</SiteFixture>,
  });

describe('DocPage', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('has no table of contents, next to or above the text, without headings', () => {
    draw({ toc });
    expect(screen.getAllByText('On this page', { ignore: '[hidden]' })).toHaveLength(2);
    cleanup();
    draw({ toc: [] });
    expect(screen.queryByText('On this page')).toBeNull();
  });

  it('gives the text the full width if the contents are turned off', () => {
    const { container } = draw({ toc, hideTableOfContents: true });
    expect(screen.queryByText('On this page')).toBeNull();
    expect(container.querySelector('.doc-column')?.className).toContain('is-wide');
  });

  it('shows the sidebar that owns the page, or none', () => {
    draw({ sidebar });
    expect(
      within(screen.getByRole('navigation', { name: 'Docs sidebar' }))
        .getByRole('link')
        .getAttribute('aria-current'),
    ).toBe('page');
    cleanup();
    draw({ sidebar: null });
    expect(screen.queryByRole('navigation', { name: 'Docs sidebar' })).toBeNull();
  });

  it('has one focusable main region', () => {
    draw({});
    const main = screen.getByRole('main');
    expect([main.id, main.tabIndex]).toEqual(['main-content', -1]);
  });

  it('renders the title if the content has none', () => {
    draw({ hasContentTitle: false, title: 'Exports' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Exports');
    cleanup();
    draw({ hasContentTitle: true });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says that a page is unlisted', () => {
    draw({ unlisted: true });
    expect(screen.getByRole('note').textContent).toContain('Unlisted page');
  });

  it('keeps sidebar and pager when the content crashes', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('boom');
    };
    draw({ sidebar, next: { label: 'Unicode', path: '/user/unicode/' } }, <Broken />);
    expect(screen.getByText('This page crashed.')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next Unicode' })).toBeTruthy();
  });
});
