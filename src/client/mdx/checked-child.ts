/**
 * Returns a child of an element of a page; throws what React would throw if it is an object that an
 * HTML element cannot show. Part of pages only while somebody looks for mistakes.
 */
export function checkedChild<Child>(type: unknown, child: Child): Child {
  const found = typeof type === 'string' && findObject(child);
  if (!found) return child;
  const text = String(found);
  const what =
    text === '[object Object]' ? `object with keys {${Object.keys(found).join(', ')}}` : text;
  throw new Error(`Objects are not valid as a React child (found: ${what}).`);
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
