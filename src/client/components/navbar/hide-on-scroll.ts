/** Whether the navbar is hidden, and what the next decision needs. */
export interface HideOnScrollState {
  readonly isHidden: boolean;
  readonly top: number;
  /** Whether the page is scrolling to a heading by itself, which is no reason to show the navbar. */
  readonly isJumping: boolean;
}

/** Sizes at the time of a scroll event, in pixels. */
interface ScrollMeasures {
  readonly top: number;
  readonly navbarHeight: number;
  readonly windowHeight: number;
  readonly documentHeight: number;
}

/** Events that move the navbar. */
export type HideOnScrollEvent =
  | { readonly type: 'navigated'; readonly hasHash: boolean }
  | ({ readonly type: 'scrolled' } & ScrollMeasures)
  /** A jump ended, or the reader took over. */
  | { readonly type: 'settled' }
  /** Keyboard focus entered the navbar. */
  | { readonly type: 'focused' };

/** Visible, as prerendered. */
export const initialHideOnScroll: HideOnScrollState = { isHidden: false, top: 0, isJumping: false };

/** Hides the navbar when scrolling down and after jumps; shows it when scrolling up and near the top. */
export function hideOnScroll(
  state: HideOnScrollState,
  event: HideOnScrollEvent,
): HideOnScrollState {
  switch (event.type) {
    case 'navigated':
      return { ...state, isHidden: event.hasHash, isJumping: event.hasHash };
    case 'scrolled':
      return { ...state, top: event.top, isHidden: isHiddenAfter(state, event) };
    case 'settled':
      return { ...state, isJumping: false };
    case 'focused':
      return { ...state, isHidden: false };
  }
}

function isHiddenAfter(
  { isHidden, top, isJumping }: HideOnScrollState,
  measures: ScrollMeasures,
): boolean {
  // Also when the page overscrolls at its top.
  if (measures.top < measures.navbarHeight) return false;
  if (isJumping || measures.top === top) return isHidden;
  if (measures.top > top) return true;
  const isAtEnd =
    measures.top + measures.windowHeight > measures.documentHeight - measures.navbarHeight;
  return isAtEnd && isHidden;
}
