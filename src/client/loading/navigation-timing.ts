/**
 * Returns details of how the document was loaded; undefined in browsers without Navigation Timing.
 */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
}
