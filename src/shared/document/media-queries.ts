/**
 * Breakpoints of the page frame, as media queries. Style sheets use them by name: `@media
 * (--wide)`. They are in ems, so readers who have chosen a larger font get the layout of a narrower
 * viewport.
 */
export const mediaQueries = {
  /** The sidebar is next to the text: from 997 pixels. */
  wide: '(width >= 62.3125em)',
  /** The sidebar and the navbar items are in a menu: below 997 pixels. */
  narrow: '(width < 62.3125em)',
  /** The table of contents is next to the text: from 1,200 pixels. */
  full: '(width >= 75em)',
  /** The search dialog fills the viewport: up to 768 pixels, as in DocSearch. */
  small: '(width <= 48em)',
  /** Results of the hosted search have short snippets: up to 750 pixels, as in Docusaurus. */
  short: '(width <= 46.875em)',
  /** The page has one column, and tables are shown as lists: below 600 pixels. */
  phone: '(width < 37.5em)',
} as const;
