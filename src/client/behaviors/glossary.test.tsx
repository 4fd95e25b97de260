import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStore } from '#client/testing/test-store.ts';
import { hoverDelay, installGlossary } from './glossary.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const term = () => find('.glossary-term');
const note = () => document.querySelector<HTMLElement>('.glossary-note:not([hidden])');
const rest = () => vi.advanceTimersByTime(hoverDelay);
let stop: () => void = () => {};
let followed: string[] = [];

/**
 * Dispatches a pointer event and returns it. Uses a mouse event with a pointer type, because
 * pointer events in jsdom have none.
 */
function point(element: Element, type: string, pointerType: string): Event {
  const event = Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), {
    pointerType,
  });
  element.dispatchEvent(event);
  return event;
}

/** Focuses an element after pressing Tab, so that it matches `:focus-visible`. */
function tabTo(element: HTMLElement): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }),
  );
  element.focus();
}

function tap(element: HTMLElement, pointerType: string): void {
  point(element, 'pointerdown', pointerType);
  element.click();
}

/** Stands in for the router: records followed links and keeps jsdom from navigating. */
function follow(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (link && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
  event.preventDefault();
}

beforeEach(() => {
  vi.useFakeTimers();
  followed = [];
  document.body.innerHTML = `<main><a class="glossary-term" href="/g/#target" data-definition="What a command works on.">targets</a>
    <a class="glossary-term" href="/g/#range" data-definition="A stretch.">range</a> <button>Other</button></main>`;
  stop = installGlossary(createTestStore());
  document.addEventListener('click', follow);
});

afterEach(() => {
  stop();
  document.removeEventListener('click', follow);
  vi.useRealTimers();
});

describe('glossary terms', () => {
  it('shows the definition on keyboard focus, and announces it to screen readers', () => {
    tabTo(term());
    expect(note()?.textContent).toBe('What a command works on.');
    const tip = find('[role="tooltip"]');
    expect(term().getAttribute('aria-describedby')).toBe(tip.id);
    tabTo(find('button'));
    expect(note()).toBeNull();
    expect(term().hasAttribute('aria-describedby')).toBe(false);
  });

  it('hides the note on Escape without moving focus', () => {
    tabTo(term());
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    expect(note()).toBeNull();
    expect(document.activeElement).toBe(term());
  });

  it('shows the note when the mouse rests on a term, and keeps it while the mouse is over it', () => {
    point(term(), 'pointerover', 'mouse');
    expect(note()).toBeNull();
    rest();
    expect(note()).not.toBeNull();
    point(find('main'), 'pointerover', 'mouse');
    point(find('.glossary-note p'), 'pointerover', 'mouse');
    vi.advanceTimersByTime(60_000);
    expect(note()).not.toBeNull();
    point(find('main'), 'pointerover', 'mouse');
    rest();
    expect(note()).toBeNull();
  });

  it("keeps the focused term's note when the mouse moves elsewhere", () => {
    tabTo(term());
    point(find('main'), 'pointerover', 'mouse');
    rest();
    expect(note()).not.toBeNull();
  });

  it('shows nothing when the mouse only passes over', () => {
    point(term(), 'pointerover', 'mouse');
    point(find('main'), 'pointerover', 'mouse');
    rest();
    expect(note()).toBeNull();
  });

  it('shows the definition with a link on the first tap on a touch screen, and follows the link on the second', () => {
    tap(term(), 'touch');
    expect(followed).toEqual([]);
    const link = find('.glossary-note a');
    expect(link.textContent).toBe('Open glossary: targets');
    expect(link.getAttribute('href')).toContain('/g/#target');
    tap(term(), 'touch');
    expect(followed).toEqual(['/g/#target']);
    expect(note()).toBeNull();
  });

  it('moves from one term to another by touch, and closes on a tap outside', () => {
    tap(term(), 'touch');
    tap(find('[href="/g/#range"]'), 'touch');
    expect(note()?.textContent).toBe('A stretch.Open glossary: range');
    tap(find('main'), 'touch');
    expect(note()).toBeNull();
  });

  it('follows the link on a click by mouse, voice or keyboard', () => {
    tap(term(), 'mouse');
    tap(find('main'), 'touch');
    term().click();
    expect(followed).toEqual(['/g/#target', '/g/#target']);
  });

  it('removes everything on cleanup', () => {
    tabTo(term());
    stop();
    expect(document.querySelector('.glossary-note')).toBeNull();
    tabTo(find('[href="/g/#range"]'));
    expect(document.querySelector('.glossary-note')).toBeNull();
  });
});
