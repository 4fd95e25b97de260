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
  /** The search dialog fills the window: up to 768 pixels, as in DocSearch. */
  small: '(width <= 48em)',
  /** Results of the hosted search have short snippets: up to 750 pixels, as in Docusaurus. */
  short: '(width <= 46.875em)',
  /** One column, and tables are lists: below 600 pixels. */
  phone: '(width < 37.5em)',
} as const;
