import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaQueries } from '#shared/document/media-queries.ts';
import type { ResolvedNavbarItem } from '#shared/navbar/resolved-item.ts';
import type { PageData } from '#shared/page/page.ts';
import { stubMatchMedia } from '#client/testing/match-media.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { MenuButton } from './menu-button.tsx';
import { MobileSidebar } from './mobile-sidebar.tsx';
import { isSidebarStep } from './sidebar-step.ts';
import { useMobileSidebar } from './use-mobile-sidebar.ts';

const mobile = mediaQueries.narrow;
const position = 'left' as const;
const guide: ResolvedNavbarItem = {
  kind: 'link',
  label: 'Guide',
  href: '#guide',
  path: '/guide/',
  attributes: {},
  position,
};
const other: ResolvedNavbarItem = {
  kind: 'link',
  label: 'Other',
  href: '#other',
  path: '/other/',
  attributes: {},
  position,
};
const items: readonly ResolvedNavbarItem[] = [
  guide,
  { kind: 'search', position },
  { kind: 'dropdown', label: 'Closed menu', items: [guide], attributes: {}, position },
  { kind: 'dropdown', label: 'Open menu', items: [other], attributes: {}, position },
];
const sidebar: PageData['sidebar'] = {
  name: 'user',
  items: [{ kind: 'link', label: 'Glossary', path: '/user/glossary/' }],
  activeTrail: [],
  filterable: false,
  count: 1,
};

function Frame(): React.ReactNode {
  const controls = useMobileSidebar();
  return (
    <>
      <MenuButton sidebar={controls} />
      {controls.isOpen && <MobileSidebar {...controls} />}
    </>
  );
}

function show(
  given: { items?: readonly ResolvedNavbarItem[]; page?: Partial<PageData> } = {},
): void {
  render(
    <SiteFixture
      config={{ navbar: { hideOnScroll: false, items: given.items ?? items, title: 'Fixture' } }}
      page={{ path: '/other/', ...given.page }}
    >
      <Frame />
    </SiteFixture>,
  );
}

const menuButton = () => screen.getByRole('button', { name: 'Menu' });
const panel = () => screen.queryByRole('dialog');
const openPanel = () => fireEvent.click(menuButton());
/** Waits for a pending history event. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));

beforeEach(() => {
  // jsdom has no modal dialogs; the browser tests cover their behavior.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  history.replaceState(null, '', '/');
});
afterEach(async () => {
  cleanup();
  await settle();
  vi.unstubAllGlobals();
});

describe('MobileSidebar', () => {
  it('opens with logo, color button and a named close button, which closes it', () => {
    stubMatchMedia(mobile);
    show();
    expect(panel()).toBeNull();
    openPanel();
    const header = within(panel() as HTMLElement);
    expect(header.getByRole('link', { name: 'Fixture' })).toBeTruthy();
    expect(header.getByRole('button', { name: /^Dark Switch between/ })).toBeTruthy();
    expect(document.activeElement).toBe(header.getByRole('button', { name: 'Close menu' }));
    fireEvent.click(header.getByRole('button', { name: 'Close menu' }));
    expect(panel()).toBeNull();
  });

  it('a click on the backdrop and Escape close it; a click inside does not', () => {
    stubMatchMedia(mobile);
    show();
    openPanel();
    fireEvent.click(document.querySelector('.mobile-sidebar-header') as Element);
    expect(panel()).not.toBeNull();
    fireEvent.click(panel() as Element);
    expect(panel()).toBeNull();
    openPanel();
    fireEvent(panel() as Element, new Event('cancel', { cancelable: true }));
    expect(panel()).toBeNull();
  });

  it('closes at desktop width and stays closed when the window narrows again', () => {
    const screenSize = stubMatchMedia(mobile);
    show();
    openPanel();
    act(() => screenSize.change());
    expect(panel()).toBeNull();
    act(() => screenSize.change(mobile));
    expect(panel()).toBeNull();
  });

  it('Back closes it by consuming the history entry that opening added', async () => {
    stubMatchMedia(mobile);
    show();
    const heard = vi.fn();
    window.addEventListener('popstate', heard);
    openPanel();
    expect(isSidebarStep(history.state)).toBe(true);
    history.back();
    await waitFor(() => expect(panel()).toBeNull());
    expect(isSidebarStep(history.state)).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('popstate', heard);
  });

  it('closing it any other way removes the entry without notifying the router', async () => {
    stubMatchMedia(mobile);
    show();
    const heard = vi.fn();
    window.addEventListener('popstate', heard);
    openPanel();
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    await settle();
    expect(isSidebarStep(history.state)).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('popstate', heard);
  });

  it("opens on the page's sidebar, with a way back to the main menu; closing resets that", () => {
    stubMatchMedia(mobile);
    show({ page: { sidebar } });
    openPanel();
    expect(screen.getByRole('link', { name: 'Glossary' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Guide' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '← Back to main menu' }));
    expect(screen.queryByRole('link', { name: 'Glossary' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Guide' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    openPanel();
    expect(screen.getByRole('link', { name: 'Glossary' })).toBeTruthy();
  });

  it('has no way back to a main menu without items', () => {
    stubMatchMedia(mobile);
    show({ items: [], page: { sidebar } });
    openPanel();
    expect(screen.queryByRole('button', { name: '← Back to main menu' })).toBeNull();
  });

  it('opens on the main menu on pages without a sidebar', () => {
    stubMatchMedia(mobile);
    show();
    openPanel();
    expect(screen.getByRole('link', { name: 'Guide' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '← Back to main menu' })).toBeNull();
  });

  it('a link closes it and leaves the history entry to the navigation; one for a new tab does not close it', async () => {
    stubMatchMedia(mobile);
    show();
    openPanel();
    fireEvent.click(screen.getByRole('link', { name: 'Guide' }), { ctrlKey: true });
    expect(panel()).not.toBeNull();
    const dropped = vi.spyOn(history, 'back');
    fireEvent.click(screen.getByRole('link', { name: 'Guide' }));
    expect(panel()).toBeNull();
    expect(dropped).not.toHaveBeenCalled();
    dropped.mockRestore();
    await settle();
  });

  it('a category with a page closes it; one without only expands', () => {
    stubMatchMedia(mobile);
    const link = (label: string) => ({ kind: 'link' as const, label, path: `/${label}/` });
    const categories = ['Shelf', 'Chest'].map((label) => ({
      kind: 'category' as const,
      id: label,
      label,
      count: 1,
      items: [link(`In ${label}`)],
      ...(label === 'Chest' ? { path: '#chest' } : { firstPath: '#shelf' }),
    }));
    show({
      page: {
        sidebar: { ...(sidebar as NonNullable<typeof sidebar>), items: categories, count: 2 },
      },
    });
    openPanel();
    fireEvent.click(screen.getByRole('link', { name: 'Shelf' }));
    expect(screen.getByRole('link', { name: 'In Shelf' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Chest' }));
    expect(panel()).toBeNull();
  });

  it('is not rendered at desktop width, even if it is opened', () => {
    stubMatchMedia();
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    show();
    openPanel();
    expect(panel()).toBeNull();
    expect(shown).not.toHaveBeenCalled();
  });

  it('is not available without content', () => {
    stubMatchMedia(mobile);
    show({ items: [{ kind: 'search', position }] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('menus expand, open if they contain the page; the search box is not repeated', () => {
    stubMatchMedia(mobile);
    show();
    openPanel();
    const closed = screen.getByRole('button', { name: 'Closed menu' });
    expect(closed.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    expect(screen.getByRole('link', { name: 'Other' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(closed);
    expect(screen.getAllByRole('link', { name: 'Guide' })).toHaveLength(2);
    expect(document.querySelectorAll('.mobile-items > li')).toHaveLength(5);
  });
});
