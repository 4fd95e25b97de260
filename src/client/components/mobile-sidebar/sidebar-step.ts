/** Key in a history entry's state that marks the step which the open menu adds, for Back to consume. */
const mark = 'mobileSidebar';

/**
 * Whether a history entry is the open menu's own step. A navigation out of the menu replaces that entry instead of
 * adding one, so that a single Back returns to the page.
 */
export function isSidebarStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/** Adds a step for Back to consume; the address stays. */
export function pushSidebarStep(): void {
  const state: unknown = window.history.state;
  window.history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '');
}

/** Takes the step back after the menu was closed in another way. */
export function dropSidebarStep(): void {
  if (isSidebarStep(window.history.state)) window.history.back();
}
