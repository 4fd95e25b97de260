import type { ElementType } from 'react';
import { Fragment, jsx as create, jsxs as createMany } from 'react/jsx-runtime';
import { jsxDEV as createInDev } from 'react/jsx-dev-runtime';
import { checkedChild } from './checked-child.ts';

type Create<Rest extends unknown[]> = (
  type: ElementType,
  props: { readonly children?: unknown },
  ...rest: Rest
) => unknown;

/**
 * React's functions that create elements, which throw where an author's code creates one that shows
 * an object, or whose component is async: React throws later, and knows no place. They replace
 * React's own only while somebody looks for mistakes.
 */
export const jsx = checked(create);
export const jsxs = checked(createMany);
export const jsxDEV = checked(createInDev);
export { Fragment };

function checked<Rest extends unknown[]>(make: Create<Rest>): Create<Rest> {
  return (type, props, ...rest) => {
    checkedChild(type, props.children);
    if (typeof type === 'function' && /^async\b/.test(String(type)))
      throw new Error(
        `The component <${type.name}> is an async function, which browsers never show.`,
      );
    return make(type, props, ...rest);
  };
}
