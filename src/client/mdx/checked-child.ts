import { Fragment } from 'react';

/**
 * Returns an element's child; throws if it is an object, which neither HTML elements nor fragments
 * can render. Pages only contain this on the dev server, and in a build that locates mistakes.
 */
export function checkedChild<Child>(type: unknown, child: Child): Child {
  const found = (typeof type === 'string' || type === Fragment) && findObject(child);
  if (!found) return child;
  const fields = Object.keys(found).join(', ');
  throw new Error(`An object is shown as text: ${fields === '' ? String(found) : `{${fields}}`}.`);
}

/** Returns the first object in a child that is not an element, a list or a promise. */
function findObject(child: unknown): object | undefined {
  if (Array.isArray(child)) return child.map(findObject).find(Boolean);
  if (typeof child !== 'object' || child === null) return undefined;
  const isShown = ['$$typeof', Symbol.iterator, Symbol.asyncIterator, 'then'].some(
    (key) => key in child,
  );
  return isShown ? undefined : child;
}
