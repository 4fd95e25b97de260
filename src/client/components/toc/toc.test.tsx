import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TocEntry } from '#shared/page/page.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { DesktopToc } from './desktop-toc.tsx';
import { TocList } from './toc-list.tsx';
import { MobileToc } from './mobile-toc.tsx';

const entries: readonly TocEntry[] = [
  { id: 'a', text: 'A', children: [{ id: 'a1', text: 'A one' }] },
  { id: 'b', text: 'B' },
];

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('DesktopToc', () => {
  const tops: Record<string, number> = {};
  const marked = () =>
    [...document.querySelectorAll('.toc-link[aria-current]')].map((found) => found.textContent);
  const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));

  beforeEach(() => {
    document.body.innerHTML =
      '<div class="navbar"></div><h2 id="a"></h2><h3 id="a1"></h3><div id="box"><h2 id="b"></h2></div>';
    vi.stubGlobal('innerHeight', 800);
    for (const wait of ['requestAnimationFrame', 'requestIdleCallback'])
      vi.stubGlobal(wait, (run: () => void) => (run(), 1));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return { length: tops[this.id] === undefined ? 0 : 1 } as DOMRectList;
    });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { top: tops[this.id] ?? 0, bottom: this.className === 'navbar' ? 60 : 0 } as DOMRect;
    });
  });

  const draw = (hideOnScroll = false) =>
    render(
      <SiteFixture config={{ navbar: { hideOnScroll, items: [] } }}>
        <DesktopToc entries={entries} />
      </SiteFixture>,
    );

  it('nests the headings under a named landmark', () => {
    draw();
    const nav = screen.getByRole('navigation', { name: 'On this page' });
    const nested = within(nav).getByRole('link', { name: 'A one' });
    expect(nested.closest('ul')?.parentElement?.querySelector('a')?.getAttribute('href')).toBe(
      '#a',
    );
  });

  it('marks exactly one link while scrolling, and none above the first heading', () => {
    Object.assign(tops, { a: 500, a1: 700, b: 1200 });
    draw();
    expect(marked()).toEqual([]);
    Object.assign(tops, { a: -300, a1: 100, b: 600 });
    scroll();
    expect(marked()).toEqual(['A one']);
    Object.assign(tops, { a: -600, a1: -200, b: 300 });
    scroll();
    expect(marked()).toEqual(['B']);
  });

  it("uses the visible parent's position for a heading in a hidden container", () => {
    Object.assign(tops, { a: -300, a1: -100, b: undefined, box: 700 });
    draw();
    expect(marked()).toEqual(['A one']);
    tops.box = 200;
    scroll();
    expect(marked()).toEqual(['B']);
  });

  it('measures from the window’s edge if the navbar hides', () => {
    Object.assign(tops, { a: -300, a1: 30, b: 300 });
    draw(true);
    expect(marked()).toEqual(['A one']);
  });
});

describe('TocList', () => {
  it('shows the words of the headings; what makes names unique is read aloud behind them', () => {
    const entry = { id: 'a', text: 'Actions' };
    render(
      <TocList
        entries={[
          { ...entry, isAmbiguous: true },
          { ...entry, id: 'b', repeat: 2 },
        ]}
      />,
      { wrapper: SiteFixture },
    );
    const links = screen.getAllByRole('link', { name: /^Actions (?:section|2)$/ });
    const shown = links.map((link) => {
      link.querySelectorAll('.visually-hidden').forEach((hidden) => hidden.remove());
      return link.textContent?.trim();
    });
    expect(shown).toEqual(['Actions', 'Actions']);
  });
});

describe('MobileToc', () => {
  const button = () => screen.getByRole('button', { name: 'On this page' });

  it('is closed at first, exposes its state, marks no link, and closes after a choice', () => {
    render(<MobileToc entries={entries} />, { wrapper: SiteFixture });
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector('[aria-current]')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'A one' }));
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('has the steps between sections, and closes after one', () => {
    render(<MobileToc entries={entries} />, { wrapper: SiteFixture });
    fireEvent.click(button());
    const steps = ['Previous section', 'Next section', 'Top'].map((name) =>
      screen.getByRole('button', { name }),
    );
    // The page's shortcuts press the step buttons next to the text, so only those have ids.
    expect(steps.map((step) => step.id)).toEqual(['', '', '']);
    fireEvent.click(screen.getByRole('button', { name: 'Next section' }));
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on Escape, which gives the focus back, on a press outside, and when focus leaves', () => {
    render(<MobileToc entries={entries} />, { wrapper: SiteFixture });
    const open = () => fireEvent.click(button());
    const isOpen = () => button().getAttribute('aria-expanded');
    open();
    screen.getByRole('link', { name: 'B' }).focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect([isOpen(), document.activeElement]).toEqual(['false', button()]);
    open();
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe('false');
    open();
    fireEvent.blur(screen.getByRole('link', { name: 'B' }), { relatedTarget: document.body });
    expect(isOpen()).toBe('false');
  });

  it('renders links to ids with percent signs', () => {
    render(<MobileToc entries={[{ id: '100%', text: 'All' }]} />, {
      wrapper: SiteFixture,
    });
    fireEvent.click(button());
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('#100%');
  });
});
