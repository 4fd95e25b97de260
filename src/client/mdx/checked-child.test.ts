import { createElement, Fragment } from 'react';
import { expect, it } from 'vitest';
import { checkedChild } from './checked-child.ts';

it.each([
  [{ glaze: 'ash', size: 3 }, '{glaze, size}'],
  [['text', [{ size: 3 }]], '{size}'],
  [/pot/, '/pot/'],
])('rejects an object that an HTML element cannot render: %j', (child, found) => {
  for (const type of ['p', Fragment])
    expect(() => checkedChild(type, child)).toThrow(`An object is shown as text: ${found}.`);
});

it('passes on whatever React can render, and anything given to a component', () => {
  const children = ['a', 1, null, true, createElement('b'), [1, ['a']], new Set([1])];
  for (const child of [...children, Promise.resolve('a')])
    expect(checkedChild('p', child)).toBe(child);
  const own = { size: 3 };
  expect(checkedChild(() => null, own)).toBe(own);
});
