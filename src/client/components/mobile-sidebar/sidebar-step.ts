/**
 * Property of `history.state` that marks the entry added when the menu opens. Back consumes that
 * entry.
 */
const mark = 'mobileSidebar';

/**
 * Whether a history state belongs to the entry added when the menu opened. A navigation from the
 * menu replaces that entry instead of adding one, so that a single Back returns to the page.
 */
export function isSidebarStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/** Adds a history entry with the same URL, so that Back closes the menu. */
export function pushSidebarStep(): void {
  const state: unknown = window.history.state;
  window.history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '');
}

/**
 * Goes back from the menu's history entry, if it is current. Called when the menu is closed by any
 * means other than Back.
 */
export function dropSidebarStep(): void {
  if (isSidebarStep(window.history.state)) window.history.back();
}
