/** Whether the button is visible, and the scroll position at the last decision. */
export interface BackToTopState {
  readonly y: number;
  readonly isShown: boolean;
}

/** Within this many pixels of the top the button is not needed. */
const backToTopThreshold = 300;

/** Returns the state after scrolling to `y`: visible when the reader scrolls up far from the top; jumps to headings do not count. */
export function nextBackToTop(
  state: BackToTopState,
  { y, isJump }: { readonly y: number; readonly isJump: boolean },
): BackToTopState {
  if (isJump || y < backToTopThreshold || y > state.y) return { y, isShown: false };
  return { y, isShown: y < state.y || state.isShown };
}
