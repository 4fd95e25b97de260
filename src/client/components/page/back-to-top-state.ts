/** Whether the button shows, and the scroll position that this was decided at. */
export interface BackToTopState {
  readonly y: number;
  readonly isShown: boolean;
}

/** Above this many pixels the page's top is near enough. */
const backToTopThreshold = 300;

/** The state after the page moved to `y`: shown when the reader goes up and is far from the top; a jump to a heading does not count. */
export function nextBackToTop(
  state: BackToTopState,
  { y, isJump }: { readonly y: number; readonly isJump: boolean },
): BackToTopState {
  if (isJump || y < backToTopThreshold || y > state.y) return { y, isShown: false };
  return { y, isShown: y < state.y || state.isShown };
}
