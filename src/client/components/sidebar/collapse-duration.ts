/**
 * Milliseconds that a list of this height takes to open or close. A taller list takes longer, but far less than in
 * proportion: with the square root, the eye follows 100 px and 5,000 px with the same ease.
 */
export function collapseDuration(height: number): number {
  return height <= 0 ? 0 : Math.round(136 + 9.85 * Math.sqrt(height));
}
