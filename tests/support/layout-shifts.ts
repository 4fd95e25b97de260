/**
 * Hides the page until it has been parsed: on a slow machine the parser pauses anywhere, and a table
 * is wider with its next row.
 */
export function paintWhenParsed(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('body { visibility: hidden }');
  document.adoptedStyleSheets = [hidden];
  document.addEventListener('DOMContentLoaded', () => (document.adoptedStyleSheets = []));
}

/** Adds up layout shifts that no input explains, in an attribute of the document. */
export function countShifts(): void {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) shift += entry.value;
    document.documentElement.dataset.shift = String(shift);
  }).observe({ type: 'layout-shift', buffered: true });
}
