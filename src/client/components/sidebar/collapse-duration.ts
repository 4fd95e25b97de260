/**
 * Milliseconds that a list of this height takes to open or close. Taller lists take longer, but far less than in
 * proportion: with the square root, the eye follows 100 px as easily as 5,000 px.
 */
export function collapseDuration(height: number): number {
  return height <= 0 ? 0 : Math.round(136 + 9.85 * Math.sqrt(height));
}
