import { expect, it } from 'vitest';
import { lookUp } from './look-up.ts';

it('finds what a record holds, and nothing that every object inherits', () => {
  expect(lookUp({ a: 1 }, 'a')).toBe(1);
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'b'])
    expect(lookUp({ a: 1 }, name)).toBeUndefined();
});
