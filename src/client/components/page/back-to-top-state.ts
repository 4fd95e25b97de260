/** Whether the button is visible, and the scroll position when that was decided. */
export interface BackToTopState {
  readonly y: number;
  readonly isShown: boolean;
}

/** Distance from the top, in pixels, within which the button is not needed. */
const backToTopThreshold = 300;

/**
 * Returns the state after scrolling to `y`: visible if the reader scrolls up far from the top;
 * jumps to headings do not count.
 */
export function nextBackToTop(
  state: BackToTopState,
  { y, isJump }: { readonly y: number; readonly isJump: boolean },
): BackToTopState {
  if (isJump || y < backToTopThreshold || y > state.y) return { y, isShown: false };
  return { y, isShown: y < state.y || state.isShown };
}
