import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installPrefetch } from './prefetch.ts';

const load = vi.fn((_path: string) => Promise.resolve());
const prefetch = vi.fn((_path: string) => Promise.resolve());
let stop = (): void => undefined;

function link(path: string): Element {
  return document.querySelector(`a[href="/docs${path}"]`) as Element;
}

/**
 * Stubs `IntersectionObserver`. Returns the watched links, and a function that reports links as
 * visible.
 */
function watchedView(): { readonly watched: Element[]; show(links: readonly Element[]): void } {
  const watched: Element[] = [];
  let report: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(link: Element) {
        watched.push(link);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  return {
    watched,
    show: (links) => report(links.map((target) => ({ isIntersecting: true, target }))),
  };
}

/** Makes idle callbacks run immediately. */
function stubIdleness(): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/docs/a/">A</a><a href="/docs/b/">B</a><a href="https://example.com/">C</a>';
  stop = installPrefetch({ load, prefetch }, { baseUrl: '/docs/', nested: [] });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  load.mockClear();
  prefetch.mockClear();
});

describe('installPrefetch', () => {
  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
    '%s on a link loads its page, but none of another site',
    (intent) => {
      fireEvent[intent](link('/a/'));
      fireEvent[intent](document.querySelector('a[href^="https"]') as Element);
      expect(load.mock.calls).toEqual([['/a/']]);
    },
  );

  it('fetches all links in view, including those added later, three at a time', async () => {
    stop();
    const view = watchedView();
    stubIdleness();
    const paths = Array.from({ length: 30 }, (_, index) => `/page-${index}/`);
    const markup = (part: readonly string[]): string =>
      part.map((path) => `<a href="/docs${path}">x</a>`).join('');
    document.body.innerHTML = markup(paths.slice(0, 20));
    const settle: (() => void)[] = [];
    prefetch.mockImplementation(() => new Promise<void>((resolve) => settle.push(resolve)));
    stop = installPrefetch({ load, prefetch }, { baseUrl: '/docs/', nested: [] });
    const later = document.createElement('ul');
    later.innerHTML = markup(paths.slice(20));
    document.body.append(later);
    await expect.poll(() => view.watched).toHaveLength(30);
    view.show(paths.map(link));
    expect(prefetch).toHaveBeenCalledTimes(3);
    for (let done = 0; done < paths.length; done += 1) {
      settle[done]?.();
      await expect.poll(() => prefetch.mock.calls).toHaveLength(Math.min(done + 4, 30));
    }
    expect(prefetch.mock.calls.flat()).toEqual(paths);
    expect(load).not.toHaveBeenCalled();
    prefetch.mockImplementation(() => Promise.resolve());
  });

  it('loads a page on hover even if it was fetched in view, and never fetches it again', async () => {
    stop();
    const view = watchedView();
    stubIdleness();
    stop = installPrefetch({ load, prefetch }, { baseUrl: '/docs/', nested: [] });
    fireEvent.pointerOver(link('/b/'));
    view.show([link('/a/'), link('/b/')]);
    await expect.poll(() => prefetch.mock.calls).toEqual([['/a/']]);
    fireEvent.pointerOver(link('/a/'));
    expect(load.mock.calls).toEqual([['/b/'], ['/a/']]);
  });

  it('requests a page once, however often the reader hovers', () => {
    for (const path of ['/a/', '/b/', '/a/']) fireEvent.pointerOver(link(path));
    fireEvent.focusIn(link('/a/'));
    expect(load.mock.calls).toEqual([['/a/'], ['/b/']]);
  });
});
