/**
 * The widths at which the frame changes, as media queries. Style sheets name them: `@media
 * (--wide)`. They are in ems, so that readers who have chosen a larger font get the frame of a
 * narrower window.
 */
export const mediaQueries = {
  /** The sidebar is next to the text: from 997 pixels. */
  wide: '(width >= 62.3125em)',
  /** A menu has the sidebar and the items of the navbar. */
  narrow: '(width < 62.3125em)',
  /** The contents are next to the text: from 1,200 pixels. */
  full: '(width >= 75em)',
} as const;
