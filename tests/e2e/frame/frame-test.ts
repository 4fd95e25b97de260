import { expect, type Page } from '@playwright/test';
import { fixtureTest } from '../../support/fixture-test.ts';

/** Playwright's `test`, opening the fixture site `frame`. */
export const test = fixtureTest('frame');

export { expect };

/** Opens a page of the fixture and waits for hydration. */
export async function open(page: Page, address = ''): Promise<void> {
  await page.goto(address);
  await page.locator('.footer-tools button').first().waitFor({ state: 'attached' });
}

/** A viewport as narrow as a phone's. */
export const narrow = { viewport: { width: 390, height: 800 } };

/** Returns the label or text of the focused element. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent ??
      '',
  );
}
