import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInTurn } from './run-in-turn.ts';

let done: string[] = [];

/** Creates a step that takes this many milliseconds. */
const step = (name: string, duration: number) => () => {
  vi.setSystemTime(Date.now() + duration);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + duration);
  done.push(name);
};

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('runInTurn', () => {
  it('runs nothing in the calling task', () => {
    runInTurn([step('a', 0)]);
    expect(done).toEqual([]);
  });

  it('runs short steps together, and yields to the browser after five milliseconds', () => {
    runInTurn([step('a', 2), step('b', 2), step('c', 2), step('d', 0)]);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['a', 'b', 'c']);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    vi.advanceTimersToNextTimer();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues after a step that throws', () => {
    const fail = () => {
      throw new Error('broken');
    };
    runInTurn([fail, step('b', 0)]);
    expect(() => vi.advanceTimersToNextTimer()).toThrow('broken');
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['b']);
  });

  it('can be canceled', () => {
    const stop = runInTurn([step('a', 6), step('b', 0)]);
    vi.advanceTimersToNextTimer();
    stop();
    vi.runAllTimers();
    expect(done).toEqual(['a']);
  });

  it('can be canceled by one of its steps', () => {
    const stop: () => void = runInTurn([() => stop(), step('b', 0)]);
    vi.runAllTimers();
    expect(done).toEqual([]);
  });
});
