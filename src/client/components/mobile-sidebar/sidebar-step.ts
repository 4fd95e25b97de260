/**
 * Property that marks, in a history entry's state, the entry added when the menu opens; Back
 * consumes it.
 */
const mark = 'mobileSidebar';

/**
 * Whether a history entry was added when the menu opened. A navigation from the menu replaces that
 * entry instead of adding one, so that a single Back returns to the page.
 */
export function isSidebarStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/** Adds a history entry at the same address, so that Back closes the menu. */
export function pushSidebarStep(): void {
  const state: unknown = window.history.state;
  window.history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '');
}

/** Removes the history entry after the menu was closed by any means other than Back. */
export function dropSidebarStep(): void {
  if (isSidebarStep(window.history.state)) window.history.back();
}
