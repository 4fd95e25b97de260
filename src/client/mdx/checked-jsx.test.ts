import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { jsx, jsxs } from './checked-jsx.ts';

it.each([jsx, jsxs])('an element is what React makes of it, unless it shows an object', (make) => {
  expect(isValidElement(make('p', { children: ['a', 'b'] }))).toBe(true);
  expect(() => make('p', { children: ['a', { size: 1 }] })).toThrow(
    'An object is shown as text: {size}.',
  );
});

it('an element of an async component is refused, since browsers show none', () => {
  const Pot = () => Promise.resolve(null);
  expect(isValidElement(jsx(Pot, {}))).toBe(true);
  async function Box() {
    return await Pot();
  }
  expect(() => jsx(Box, {})).toThrow('The component <Box> is an async function');
});
