/**
 * Returns the attributes of a box that readers can focus and scroll. Every box that may turn out
 * too narrow has them from the start; `src/client/behaviours/scrollable-regions.ts` removes them
 * from those that are wide enough.
 */
export function scrollableRegion(name: string) {
  return { tabIndex: 0, role: 'region', ariaLabel: name };
}
