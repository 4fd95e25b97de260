import type { Page } from '@playwright/test';
import { marks } from '../oracles/access/page/marks.ts';

/**
 * Returns the HTML of the page, or of the open modal dialog, with marks for facts that only a
 * browser knows.
 */
export async function markedHtml(page: Page): Promise<string> {
  await page.locator('html[data-laid-out]').waitFor({ state: 'attached' });
  return page.evaluate(copyWithMarks, marks);
}

/**
 * Copies the document or the open modal dialog, and sets marks in the copy, because scripts would
 * notice changes to the page. Runs in the page.
 */
function copyWithMarks(names: typeof marks): string {
  const root = document.querySelector(':modal, [aria-modal="true"]') ?? document.documentElement;
  const copy = root.cloneNode(true) as Element;
  const originals = [root, ...root.querySelectorAll('*')];
  for (const [index, mark] of [copy, ...copy.querySelectorAll('*')].entries())
    markElement(originals[index] as HTMLElement, mark);
  copy.setAttribute(names.window, String(innerWidth));
  return copy.outerHTML;

  function markElement(element: HTMLElement, mark: Element): void {
    const { display, overflow, overflowX } = getComputedStyle(element);
    if (display !== 'contents' && !element.checkVisibility({ visibilityProperty: true }))
      return mark.setAttribute(names.hidden, '');
    // The marks already record the effect that these classes have in this viewport.
    mark.classList.remove('dark-only', 'menu-button', 'visually-hidden');
    const isTiny = element.offsetWidth <= 1 && element.offsetHeight <= 1;
    if (isTiny && overflow === 'hidden') mark.setAttribute(names.unseen, '');
    const isScroller = element === root || /auto|scroll/.test(overflowX);
    if (isScroller && element.scrollWidth > element.clientWidth)
      mark.setAttribute(names.sideways, '');
    if (element.matches('a[href], button, input, select, textarea, summary, [role], [tabindex]'))
      markControl(element, mark);
  }

  function markControl(element: HTMLElement, mark: Element): void {
    const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((one) =>
      one.getBoundingClientRect(),
    );
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const cover = coverOf(element);
    const size = [Math.max(right - left, cover.width), Math.max(bottom - top, cover.height)];
    mark.setAttribute(names.size, size.map((value) => Math.round(value * 10) / 10).join(' '));
    if (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth)
      mark.setAttribute(names.inWindow, '');
    if (isInSentence(element)) mark.setAttribute(names.inSentence, '');
  }

  /**
   * Returns the size of the pseudo-element that extends a target beyond its text, for example to
   * its row; zero if there is none.
   */
  function coverOf(element: Element): { readonly width: number; readonly height: number } {
    const { content, position, width, height } = getComputedStyle(element, '::after');
    const isCover = content !== 'none' && position === 'absolute';
    return {
      width: isCover ? Number.parseFloat(width) : 0,
      height: isCover ? Number.parseFloat(height) : 0,
    };
  }

  function isInSentence(element: Element): boolean {
    const isInline = (one: Element): boolean => getComputedStyle(one).display === 'inline';
    let block = element.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    return isInline(element) && block?.textContent?.trim() !== element.textContent?.trim();
  }
}
