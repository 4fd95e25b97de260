import { expect, it } from 'vitest';
import { createTimeLimit, TimeLimitError } from './create-time-limit.ts';

const withTimeLimit = createTimeLimit();

it("returns the work's result, and throws its error", () => {
  expect(withTimeLimit(1000, () => ({ a: 1 }))).toEqual({ a: 1 });
  expect(() => withTimeLimit(1000, () => JSON.parse('{'))).toThrow(SyntaxError);
});

it('stops work that never ends, and can be used again', () => {
  const endless = (): never => {
    for (;;);
  };
  expect(() => withTimeLimit(50, endless)).toThrow(TimeLimitError);
  expect(withTimeLimit(1000, () => 'again')).toBe('again');
});
