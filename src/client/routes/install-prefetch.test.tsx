import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installPrefetch } from './prefetch.ts';

const load = vi.fn((_path: string) => Promise.resolve());
let stop = (): void => undefined;

function link(path: string): Element {
  return document.querySelector(`a[href="/docs${path}"]`) as Element;
}

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/docs/a/">A</a><a href="/docs/b/">B</a><a href="https://example.com/">C</a>';
  stop = installPrefetch({ root: document, baseUrl: '/docs/', load });
});
afterEach(() => {
  stop();
  load.mockClear();
});

describe('installPrefetch', () => {
  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
    '%s on a link loads its page, and none of another site',
    (intent) => {
      fireEvent[intent](link('/a/'));
      fireEvent[intent](document.querySelector('a[href^="https"]') as Element);
      expect(load.mock.calls).toEqual([['/a/']]);
    },
  );

  it('links in view are all loaded in time, three at a time', async () => {
    stop();
    let show: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof show) {
          show = callback;
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    const paths = Array.from({ length: 30 }, (_, index) => `/page-${index}/`);
    document.body.innerHTML = paths.map((path) => `<a href="/docs${path}">x</a>`).join('');
    const settle: (() => void)[] = [];
    load.mockImplementation(() => new Promise<void>((resolve) => settle.push(resolve)));
    stop = installPrefetch({ root: document, baseUrl: '/docs/', load });
    show(paths.map((path) => ({ isIntersecting: true, target: link(path) })));
    expect(load).toHaveBeenCalledTimes(3);
    for (let done = 0; done < paths.length; done += 1) {
      settle[done]?.();
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(Math.min(done + 4, 30)));
    }
    expect(load.mock.calls.flat()).toEqual(paths);
    vi.unstubAllGlobals();
    load.mockImplementation(() => Promise.resolve());
  });

  it('a page is asked for once, however often the reader comes near', () => {
    for (const path of ['/a/', '/b/', '/a/']) fireEvent.pointerOver(link(path));
    fireEvent.focusIn(link('/a/'));
    expect(load.mock.calls).toEqual([['/a/'], ['/b/']]);
  });
});
