import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  SidebarCategory,
  SidebarItem,
  SidebarLink,
  SidebarView,
} from '#shared/page/navigation.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { stubMatchMedia } from '#client/testing/match-media.ts';
import { DocSidebar } from './doc-sidebar.tsx';
import { Sidebar } from './sidebar.tsx';

const link = (label: string, path = `/${label.toLowerCase()}/`): SidebarLink => ({
  kind: 'link',
  label,
  path,
});
const experimental: SidebarCategory = {
  kind: 'category',
  id: 'experimental',
  label: 'Experimental',
  path: '/experimental/',
  count: 2,
  items: [
    {
      kind: 'category',
      id: 'keyboard',
      label: 'keyboard',
      firstPath: '/keyboard/modal/',
      count: 1,
      items: [link('Modal', '/keyboard/modal/')],
    },
    link('Snippets'),
  ],
};
const items: readonly SidebarItem[] = [
  link('Home', '/'),
  experimental,
  {
    kind: 'category',
    id: 'more',
    label: 'More',
    firstPath: '/extra/',
    count: 1,
    items: [link('Extra')],
  },
];
const makeView = (options: Partial<SidebarView> = {}): SidebarView => {
  const list = options.items ?? items;
  return {
    name: 'user',
    items: list,
    count: list.length,
    activeTrail: [],
    filterable: false,
    ...options,
  };
};

interface DrawOptions extends Partial<SidebarView> {
  readonly currentPath?: string;
}

function tree({ currentPath = '/', ...options }: DrawOptions = {}) {
  return (
    <SiteFixture>
      <Sidebar view={makeView(options)} currentPath={currentPath} />
    </SiteFixture>
  );
}
/** Returns the link whose name is this label, alone or after “Open” or “Close”. */
const row = (name: string) =>
  screen.getByRole('link', { name: new RegExp(`^((Open|Close) )?${name}$`) });
const caret = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^(Open|Close) ${name}$`) });

function stubLists(lists: Readonly<Record<string, readonly SidebarItem[]>>) {
  const fetched = vi.fn((url: string) =>
    Promise.resolve({ ok: url in lists, status: 404, json: () => Promise.resolve(lists[url]) }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('Sidebar', () => {
  beforeEach(() => void stubMatchMedia());
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('starts with configured categories open, and never closes one that is always open', () => {
    render(
      tree({
        items: [
          { ...experimental, folding: 'open' },
          {
            kind: 'category',
            id: 'more',
            label: 'More',
            count: 1,
            folding: 'fixed',
            items: [link('Extra')],
          },
        ],
      }),
    );
    expect(row('Experimental').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(caret('Experimental'));
    expect(row('Experimental').getAttribute('aria-expanded')).toBe('false');
    expect(row('Extra')).toBeTruthy();
    expect(screen.getByText('More').closest('a, button')).toBeNull();
    expect(screen.queryByRole('button', { name: /More/ })).toBeNull();
  });

  it('is one tab stop, and says which keys move in it', () => {
    render(tree());
    const list = screen.getByRole('navigation');
    const hint = document.getElementById(list.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('The arrow keys move in this list.');
  });

  it("starts collapsed, except for the current page's categories", () => {
    render(tree());
    expect(row('Experimental').getAttribute('aria-expanded')).toBe('false');
    cleanup();
    render(tree({ activeTrail: ['experimental', 'keyboard'], currentPath: '/keyboard/modal/' }));
    expect(row('keyboard').getAttribute('aria-expanded')).toBe('true');
    expect(row('Modal').getAttribute('aria-current')).toBe('page');
  });

  it('keeps one category open when another is opened', () => {
    render(tree());
    fireEvent.click(caret('Experimental'));
    fireEvent.click(row('More'));
    expect(row('Experimental').getAttribute('aria-expanded')).toBe('true');
    expect(row('More').getAttribute('aria-expanded')).toBe('true');
  });

  it('can be hidden only if the site allows it', () => {
    const draw = (hideable: boolean) =>
      render(
        <SiteFixture config={{ sidebar: { hideable, autoCollapseCategories: false } }}>
          <DocSidebar view={makeView()} currentPath="/" />
        </SiteFixture>,
      );
    draw(false);
    expect(screen.queryByRole('button', { name: /sidebar$/ })).toBeNull();
    cleanup();
    draw(true);
    fireEvent.click(screen.getByRole('button', { name: 'Hide sidebar' }));
    expect(screen.queryByRole('navigation')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show sidebar' }));
    expect(screen.getByRole('navigation')).toBeTruthy();
  });

  it('closes the others if the site collapses categories automatically', () => {
    const { container } = render(
      <SiteFixture config={{ sidebar: { hideable: false, autoCollapseCategories: true } }}>
        <Sidebar view={makeView()} currentPath="/" />
      </SiteFixture>,
    );
    fireEvent.click(caret('Experimental'));
    fireEvent.click(row('More'));
    expect(container.querySelectorAll('a[aria-expanded="true"]')).toHaveLength(1);
  });

  it('the label of a category with a page is followed and expands; the caret only toggles', () => {
    render(tree());
    expect(row('Experimental').getAttribute('href')).toBe('/docs/experimental/');
    expect(fireEvent.click(row('Experimental'))).toBe(true);
    expect(row('Experimental').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(row('Experimental'));
    expect(row('Experimental').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(caret('Experimental'));
    expect(row('Experimental').getAttribute('aria-expanded')).toBe('false');
  });

  it('the label of a category without a page toggles and is not followed', () => {
    render(tree());
    expect(fireEvent.click(row('More'))).toBe(false);
    expect(row('More').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(row('More'));
    expect(row('More').getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: /More/ })).toBeNull();
  });

  it('leaves a modified click on such a label to the browser', () => {
    render(tree());
    expect(fireEvent.click(row('More'), { ctrlKey: true })).toBe(true);
    expect(row('More').getAttribute('aria-expanded')).toBe('false');
  });

  it('label and caret expose their state; ancestors are active without being current', () => {
    render(tree({ activeTrail: ['experimental'], currentPath: '/snippets/' }));
    const label = row('Experimental');
    expect(label.getAttribute('aria-expanded')).toBe('true');
    expect(caret('Experimental').getAttribute('aria-expanded')).toBe('true');
    expect(label.hasAttribute('aria-current')).toBe(false);
    expect(label.parentElement?.hasAttribute('data-active')).toBe(true);
    expect(row('Snippets').getAttribute('aria-current')).toBe('page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('opens a collapsed category on navigation into it, and keeps it open afterward', () => {
    const { rerender } = render(tree());
    rerender(tree({ activeTrail: ['experimental'], currentPath: '/snippets/' }));
    expect(row('Experimental').getAttribute('aria-expanded')).toBe('true');
    rerender(tree());
    expect(row('Experimental').getAttribute('aria-expanded')).toBe('true');
  });

  it("renders a collapsed category's rows only once it is opened, and then hides them", () => {
    render(tree());
    expect(screen.queryByText('Extra')).toBeNull();
    fireEvent.click(row('More'));
    expect(screen.getByRole('link', { name: 'Extra' })).toBeTruthy();
    fireEvent.click(row('More'));
    expect(screen.getByText('Extra').closest('[hidden]')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Extra' })).toBeNull();
  });

  it('leads readers without JavaScript to the first page of a category', () => {
    const html = renderToString(tree());
    expect(html).toMatch(/<a[^>]* href="\/docs\/extra\/"[^>]*>.*?More/);
    expect(html).not.toContain('href="#"');
  });

  it('starts from scratch when another sidebar replaces it', () => {
    const { rerender } = render(tree());
    fireEvent.click(row('More'));
    rerender(tree({ name: 'contributing', items: [link('API'), ...items.slice(2)] }));
    expect(screen.queryByText('Home')).toBeNull();
    expect(row('More').getAttribute('aria-expanded')).toBe('false');
  });

  it('renders markup unchanged, and external links with a new tab', () => {
    render(
      tree({
        items: [
          { kind: 'html', id: 'markup', html: '<b data-testid="markup">bold</b>' },
          { kind: 'link', label: 'Elsewhere', href: 'https://example.com/' },
        ],
      }),
    );
    expect(screen.getByTestId('markup').tagName).toBe('B');
    const out = row('Elsewhere');
    expect([out.getAttribute('target'), out.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(out.className).toContain('external-link');
  });

  describe('with fetched lists', () => {
    const classes: SidebarCategory = {
      kind: 'category',
      id: 'classes',
      label: 'Classes',
      path: '/classes/',
      count: 3,
      itemsUrl: '/classes.json',
    };
    const all = [link('RangeHat'), link('Hats'), link('Graph')];

    it('fetches a list when its category is opened', async () => {
      const fetched = stubLists({ '/classes.json': all });
      render(tree({ items: [classes] }));
      expect(fetched).not.toHaveBeenCalled();
      fireEvent.click(caret('Classes'));
      expect(screen.getByRole('status').textContent).toBe('Loading');
      expect(await screen.findByRole('link', { name: 'Graph' })).toBeTruthy();
      expect(screen.queryByRole('status')).toBeNull();
    });

    it('reports a list that could not be loaded, and retries', async () => {
      stubLists({});
      render(tree({ items: [classes] }));
      fireEvent.click(caret('Classes'));
      const alert = await screen.findByRole('alert');
      stubLists({ '/classes.json': all });
      fireEvent.click(within(alert).getByRole('button', { name: 'Retry list' }));
      expect(await screen.findByRole('link', { name: 'Graph' })).toBeTruthy();
    });

    it('shows part of a long list, and all of it on demand', async () => {
      stubLists({ '/classes.json': all });
      render(tree({ items: [{ ...classes, items: all.slice(0, 1) }], activeTrail: ['classes'] }));
      expect(screen.queryByText('Graph')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Show all 3 in Classes' }));
      expect(await screen.findByRole('link', { name: 'Graph' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
    });

    it('shows a module found by its path with its own name first, and its folder below', () => {
      render(tree({ items: [link('core/marks/Hat', '/hat/')], filterable: true }));
      fireEvent.change(screen.getByLabelText('Filter'), { target: { value: 'marks' } });
      expect(screen.getByRole('link').textContent).toBe('Hat core/marks');
    });

    it('filters all lists by name, and tells the number once they have been fetched', async () => {
      stubLists({ '/classes.json': all });
      render(tree({ items: [link('Home', '/'), classes], filterable: true }));
      const field = screen.getByLabelText('Filter');
      fireEvent.change(field, { target: { value: 'hat' } });
      expect(screen.getByRole('status').textContent).toBe('Loading');
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Pages found: 2'));
      expect(screen.getAllByRole('link').map((found) => found.getAttribute('href'))).toEqual([
        '/docs/hats/',
        '/docs/rangehat/',
      ]);
      fireEvent.keyDown(field, { key: 'Escape' });
      expect(row('Home')).toBeTruthy();
    });
  });

  it('scrolls the sidebar, not the document, to the current row', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return {
        top: this.matches('[aria-current]') ? 900 : 0,
        bottom: this.matches('[aria-current]') ? 940 : 400,
      } as DOMRect;
    });
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const { container } = render(
      <div style={{ overflowY: 'auto' }}>{tree({ currentPath: '/' })}</div>,
    );
    expect((container.firstElementChild as HTMLElement).scrollTop).toBe(720);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
