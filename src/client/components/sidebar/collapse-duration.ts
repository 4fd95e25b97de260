/**
 * Returns the milliseconds that a list of this height takes to open or close. The square root makes
 * taller lists take longer, but far less than proportionally, so that the eye follows 5,000 px as
 * easily as 100 px.
 */
export function collapseDuration(height: number): number {
  return height <= 0 ? 0 : Math.round(136 + 9.85 * Math.sqrt(height));
}
