import { expect, it } from 'vitest';
import { lookUp } from './look-up.ts';

it('finds the values of a record, but none that every object inherits', () => {
  expect(lookUp({ a: 1 }, 'a')).toBe(1);
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'b'])
    expect(lookUp({ a: 1 }, name)).toBeUndefined();
});
