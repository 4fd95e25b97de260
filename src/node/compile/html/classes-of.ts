import type { Element } from 'hast';

/** Returns an element's class names; empty if it has none. */
export function classesOf({ properties: { className } }: Element): readonly string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/**
 * Returns the language of a `<code>` element, from its `language-…` class; undefined if it has
 * none.
 */
export function languageOf(code: Element): string | undefined {
  const prefix = 'language-';
  return classesOf(code)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}
