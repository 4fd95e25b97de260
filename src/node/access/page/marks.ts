/** Attributes that say what only a browser knows; `tests/support/marked-html.ts` sets them in a copy of a page. */
export const marks = {
  /** On the root: the window's width in CSS pixels. */
  window: 'data-check-window',
  /** On elements that style sheets hide. */
  hidden: 'data-check-hidden',
  /** On text that style sheets show to screen readers only. */
  unseen: 'data-check-unseen',
  /** On controls: width and height of what can be pressed. */
  size: 'data-check-size',
  /** On controls in the window without scrolling. */
  inWindow: 'data-check-in-window',
  /** On links within a sentence, whose height is that of its lines. */
  inSentence: 'data-check-in-sentence',
  /** On what is wider than its box and scrolls sideways. */
  sideways: 'data-check-sideways',
} as const;
