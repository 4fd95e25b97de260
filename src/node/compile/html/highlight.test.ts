import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHighlight } from './highlight.ts';

describe('highlight', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('colors whole lines, however slow the machine is', async () => {
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
    const [line = []] = await createHighlight()('const scale = 4;', 'typescript');
    expect(line.map(({ text }) => text)).toEqual(['const', ' ', 'scale', ' ', '=', ' ', '4', ';']);
  });
});
