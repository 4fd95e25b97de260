import { createContext, Fragment, isValidElement, memo, type ElementType } from 'react';
import { expect, it } from 'vitest';
import { jsx, jsxs } from './checked-jsx.ts';

it.each([jsx, jsxs])("an element is the same as React's, unless it renders an object", (make) => {
  expect(isValidElement(make('p', { children: ['a', 'b'] }))).toBe(true);
  expect(() => make('p', { children: ['a', { size: 1 }] })).toThrow(
    'An object is shown as text: {size}.',
  );
});

const broken = undefined as unknown as ElementType;

it.each<[ElementType, Record<string, unknown>, string]>([
  ['img', { children: 'a' }, '<img> cannot have content'],
  ['br', { dangerouslySetInnerHTML: { __html: 'a' } }, '<br> cannot have content'],
  [
    'b',
    { children: 'a', dangerouslySetInnerHTML: { __html: 'a' } },
    '<b> has both content and dangerouslySetInnerHTML',
  ],
  ['textarea', { children: 'a', defaultValue: '' }, '<textarea> has both content and a value'],
  ['b', { dangerouslySetInnerHTML: 'a' }, 'dangerouslySetInnerHTML of <b> does not have the form'],
  ['b', { style: 'color: red' }, 'The style of <b> is not an object'],
  ['my tag' as ElementType, {}, '"my tag" is not the name of an element'],
  [broken, {}, 'A component must be a function, not undefined'],
  [{} as ElementType, {}, 'A component must be a function, not an object'],
  [jsx('b', {}) as ElementType, {}, 'A component must be a function, not an element'],
])(
  'an element that React would reject later is rejected where it is created: %s %j',
  (type, props, message) => expect(() => jsx(type, props)).toThrow(message),
);

it.each<ElementType>([
  Fragment,
  memo(() => null),
  createContext(0).Provider,
  'img',
  'my-element' as ElementType,
])('what React renders is created: %s', (type) =>
  expect(isValidElement(jsx(type, { style: { color: 'red' } }))).toBe(true),
);

it('an element of an async component is rejected, because browsers cannot render it', () => {
  const Pot = () => Promise.resolve(null);
  expect(isValidElement(jsx(Pot, {}))).toBe(true);
  async function Box() {
    return await Pot();
  }
  expect(() => jsx(Box, {})).toThrow('The component <Box> is an async function');
});
