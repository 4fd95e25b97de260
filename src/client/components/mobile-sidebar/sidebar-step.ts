/**
 * Key in a history entry's state that marks the entry added when the menu opens, for Back to
 * consume.
 */
const mark = 'mobileSidebar';

/**
 * Whether a history entry was added when the menu opened. A navigation from the menu replaces that
 * entry instead of adding one, so that a single Back returns to the page.
 */
export function isSidebarStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/** Adds an entry at the same address for Back to consume. */
export function pushSidebarStep(): void {
  const state: unknown = window.history.state;
  window.history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '');
}

/** Removes the history entry after the menu was closed by any means other than Back. */
export function dropSidebarStep(): void {
  if (isSidebarStep(window.history.state)) window.history.back();
}
