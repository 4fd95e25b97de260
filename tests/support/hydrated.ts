import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page below the base URL and waits until the app has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the app runs: the colour button is enabled by it. */
export async function hydrated(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('button', { name: /^Switch between dark and light mode/, includeHidden: true })
      .first(),
  ).toBeEnabled();
}

/** Waits until the app has had all of the page laid out, block by block while the browser is idle: until then their markup changes. A busy machine is seldom idle. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '', { timeout: 20_000 });
}

/** Marks the document, so that a full load can be told from a client navigation. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Whether the document is still the one that was marked. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}
