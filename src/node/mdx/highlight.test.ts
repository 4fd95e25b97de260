import { afterEach, expect, it, vi } from 'vitest';
import { createHighlighter } from './highlight.ts';

afterEach(() => vi.restoreAllMocks());

it('L-009 colours a line to its end however long that takes, so that a busy machine builds the same pages', async () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
  const [line = []] = await createHighlighter().highlight("const hat = 'blue'; // over the h", 'ts');
  expect(line.map(({ className }) => className)).toEqual(expect.arrayContaining(['tok-keyword', 'tok-comment']));
});
