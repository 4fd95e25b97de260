/**
 * Attributes for facts that only a browser can provide; `tests/support/marked-html.ts` sets them in
 * a copy of a page.
 */
export const marks = {
  /** On the root element: width of the viewport in CSS pixels. */
  window: 'data-check-window',
  /** On elements hidden by style sheets. */
  hidden: 'data-check-hidden',
  /** On text that style sheets show only to screen readers. */
  unseen: 'data-check-unseen',
  /** On controls: width and height of the clickable area in CSS pixels, separated by a space. */
  size: 'data-check-size',
  /** On controls that are in the viewport before scrolling. */
  inWindow: 'data-check-in-window',
  /** On links in a sentence, which are as high as its lines. */
  inSentence: 'data-check-in-sentence',
  /** On elements that are wider than their box and scroll sideways. */
  sideways: 'data-check-sideways',
} as const;
