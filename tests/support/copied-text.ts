import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until the page has said that a text was copied, and returns the clipboard's text. The words
 * in the status region stay, while a button says "Copied" only for a second.
 */
export async function copiedText(page: Page): Promise<string> {
  await expect(page.locator('#status-region')).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}
