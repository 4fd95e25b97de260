/**
 * Hides the page until it has been parsed: on a slow machine, the parser may pause anywhere, and a
 * table's next row may widen the table.
 */
export function paintWhenParsed(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('body { visibility: hidden }');
  document.adoptedStyleSheets = [hidden];
  document.addEventListener('DOMContentLoaded', () => (document.adoptedStyleSheets = []));
}

/**
 * Adds up layout shifts without recent input, and stores the sum in an attribute of the root
 * element.
 */
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
