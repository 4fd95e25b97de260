import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchResult, SearchSource } from '../source/search-source.ts';
import { usePageResults } from './use-page-results.ts';

const result = (key: string): SearchResult => ({
  key,
  href: `/${key}`,
  isExternal: false,
  title: { text: key, marks: [] },
  path: [],
  snippet: null,
});

/** Creates a source whose responses the test triggers. */
function createSource() {
  const answers = new Map<string, (count: number) => void>();
  const source: SearchSource = {
    search: vi.fn(
      (query: string) =>
        new Promise<SearchAnswer>((resolve) =>
          answers.set(query, (count) =>
            resolve({ results: [result(query)], count, suggestions: [] }),
          ),
        ),
    ),
  };
  return {
    source,
    answer: (query: string, count = 1) => act(async () => answers.get(query)?.(count)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const wait = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));

describe('usePageResults', () => {
  it('searches 300 ms after the last keystroke', async () => {
    const { source } = createSource();
    const { rerender } = renderHook(({ query }) => usePageResults(query, source), {
      initialProps: { query: 'h' },
    });
    await wait(200);
    rerender({ query: 'hat' });
    await wait(299);
    expect(source.search).not.toHaveBeenCalled();
    await wait(1);
    expect(source.search).toHaveBeenCalledExactlyOnceWith('hat', 15);
  });

  it('drops an overtaken response, and sends no request for a blank query', async () => {
    const { source, answer } = createSource();
    const { rerender, result: shown } = renderHook(({ query }) => usePageResults(query, source), {
      initialProps: { query: 'hat' },
    });
    await wait(300);
    rerender({ query: 'hats' });
    await wait(300);
    await answer('hats');
    await answer('hat', 7);
    expect(shown.current).toMatchObject({ query: 'hats', count: 1, state: 'done' });
    rerender({ query: '  ' });
    await wait(300);
    expect(shown.current).toMatchObject({ query: '', count: 0, state: 'idle' });
    expect(source.search).toHaveBeenCalledTimes(2);
  });
});
