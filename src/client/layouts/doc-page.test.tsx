import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '#shared/page/page.ts';
import type { ClientConfig } from '#shared/page/site-data.ts';
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
const draw = (
  page: Partial<PageData>,
  content: ReactNode = <p>content</p>,
  config: Partial<ClientConfig> = {},
) =>
  render(<DocPage>{content}</DocPage>, {
    wrapper: ({ children }) => (
      <SiteFixture page={page} config={config}>
        {children}
      </SiteFixture>
    ),
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

  it('names page kind, version, plugin and document, and distinguishes API pages, for crawlers', () => {
    const classesOf = (page: Partial<PageData>) =>
      draw({ ...page, sidebar: null }).container.firstElementChild?.className;
    expect(classesOf({ id: 'user/README', origin: 'content' })).toBe(
      'page-frame doc-layout page-kind-doc docs-version-current plugin-docs plugin-id-default docs-origin-content docs-doc-id-user-README',
    );
    expect(classesOf({ id: 'contributing/api/index', origin: 'api' })).toContain('docs-origin-api');
  });

  it('fills in the title and the path of the page in the address for reports, as parts of an address', () => {
    const page = { title: 'A & $& {path}?', path: '/a/', editUrl: 'https://code.example/edit' };
    const reportUrl = 'https://code.example/new?a={title}&b=https%3A%2F%2Fdocs{path}&c={title}';
    draw(page, null, { reportUrl });
    const name = 'Report a problem with this page';
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      'https://code.example/new?a=A%20%26%20%24%26%20%7Bpath%7D%3F&b=https%3A%2F%2Fdocs%2Fa%2F&c=A%20%26%20%24%26%20%7Bpath%7D%3F',
    );
    cleanup();
    draw(page);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});
