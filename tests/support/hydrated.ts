import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page below the base URL and waits until the app has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the app has started, which adds the footer's buttons. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('.footer-tools button').first()).toBeAttached();
}

/**
 * Waits until the whole page is rendered. Until then, blocks render whenever the browser is idle,
 * and the current entry of the table of contents changes. A busy machine is seldom idle.
 */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
  // Idle callbacks run in order, and React renders after the callback that triggered the render.
  for (let time = 0; time < 2; time += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Marks the document, to tell a full load from a client-side navigation. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Whether this is still the marked document. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}
