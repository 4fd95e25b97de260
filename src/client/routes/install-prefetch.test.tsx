import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installPrefetch } from './prefetch.ts';

const load = vi.fn(() => Promise.resolve());
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

  it('a page is asked for once, however often the reader comes near', () => {
    for (const path of ['/a/', '/b/', '/a/']) fireEvent.pointerOver(link(path));
    fireEvent.focusIn(link('/a/'));
    expect(load.mock.calls).toEqual([['/a/'], ['/b/']]);
  });
});
