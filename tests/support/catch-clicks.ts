import type { Page } from '@playwright/test';

type ClickNotes = Window & { clicks?: boolean[] };

/**
 * Keeps the browser from following clicks that the page leaves to it, until the next document.
 * Returns a function that tells, for each click since then, whether the page handled it.
 */
export async function catchClicks(page: Page): Promise<() => Promise<readonly boolean[]>> {
  await page.evaluate(() => {
    const clicks: boolean[] = [];
    Object.assign(window, { clicks });
    window.addEventListener('click', (event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    });
  });
  return () => page.evaluate(() => (window as ClickNotes).clicks ?? []);
}
