import { describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchResult } from '../source/search-source.ts';
import { createDialogClient, type DialogHit } from './dialog-client.ts';

const result = (key: string, group: string): SearchResult => ({
  key,
  href: `/docs${key}`,
  isExternal: false,
  title: { text: key, marks: [] },
  path: [group],
  snippet: null,
});

function create(search: (query: string) => Promise<SearchAnswer>) {
  const onAnswer = vi.fn();
  const client = createDialogClient({ search }, 'cursorless', onAnswer);
  return { onAnswer, ask: (query: string) => client.search({ requests: [{ query }] }) };
}

describe('client of the dialog', () => {
  it('numbers results in the order in which DocSearch renders them: by group', async () => {
    const { ask } = create(async () => ({
      results: [result('/a', 'Users'), result('/b', 'API'), result('/c', 'Users')],
      count: 7,
      suggestions: ['hat'],
    }));
    const { results } = await ask('x');
    expect(results).toMatchObject([{ index: 'cursorless', nbHits: 7 }]);
    const { hits } = results[0] as { hits: readonly DialogHit[] };
    expect(hits.map(({ number, url }) => `${number} ${url}`)).toEqual([
      '1 /docs/a',
      '2 /docs/c',
      '3 /docs/b',
    ]);
  });

  it('numbers at most nine results', async () => {
    const results = Array.from({ length: 12 }, (_, index) => result(`/${index}`, 'Users'));
    const { ask } = create(async () => ({ results, count: 12, suggestions: [] }));
    const [page] = (await ask('x')).results as readonly { readonly hits: readonly DialogHit[] }[];
    expect(page?.hits.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 9 }, (_, index) => index + 1),
      ...Array.from({ length: 3 }, () => undefined),
    ]);
  });

  it('reports failures under the name that DocSearch recognizes', async () => {
    const { ask, onAnswer } = create(() => Promise.reject(new Error('offline')));
    await expect(ask('x')).rejects.toMatchObject({ name: 'RetryError' });
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('does not pass on an overtaken response', async () => {
    const pending = new Map<string, (answer: SearchAnswer) => void>();
    const { ask, onAnswer } = create(
      (query) => new Promise((resolve) => pending.set(query, resolve)),
    );
    const answers = [ask('h'), ask('ha')];
    pending.get('ha')?.({ results: [], count: 2, suggestions: [] });
    pending.get('h')?.({ results: [], count: 1, suggestions: [] });
    await Promise.all(answers);
    expect(onAnswer.mock.calls.map(([query]) => query as string)).toEqual(['ha']);
  });
});
