import type { Element, ElementContent, Properties } from 'hast';

/** Makes an element; strings become text. Properties that are undefined are left out. */
export function h(
  tagName: string,
  properties: Readonly<Record<string, Properties[string]>>,
  children: readonly (ElementContent | string)[] = [],
): Element {
  const given = Object.entries(properties).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return {
    type: 'element',
    tagName,
    properties: Object.fromEntries(given),
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}
