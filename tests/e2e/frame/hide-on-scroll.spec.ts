import type { Page } from '@playwright/test';
import { expect, open, test } from './frame-test.ts';

const navbarTop = (page: Page) =>
  page.locator('.navbar').evaluate((navbar) => Math.round(navbar.getBoundingClientRect().top));
const expectHidden = (page: Page) => expect.poll(() => navbarTop(page)).toBeLessThan(-50);
/** Expects the navbar to be shown. At the top of the page, it is below the announcement bar. */
const expectShown = (page: Page) => expect.poll(() => navbarTop(page)).toBeGreaterThanOrEqual(0);

async function wheel(page: Page, distance: number): Promise<void> {
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, distance);
  await expect.poll(top).toBe(before + distance);
}

test('hides on scrolling down and shows on scrolling up', async ({ page }) => {
  await open(page);
  await wheel(page, 600);
  await expectHidden(page);
  await wheel(page, -100);
  await expectShown(page);
});

test('shows near the top, but not on scrolling up slightly from the end', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectHidden(page);
  await page.evaluate(() => window.scrollBy(0, -20));
  await page.waitForTimeout(300); // time: nothing may follow the scroll
  await expectHidden(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectShown(page);
});

test('a jump to a heading hides it, even upward; another page shows it', async ({ page }) => {
  await open(page);
  await page.locator('.doc-toc').getByRole('link', { name: 'Last heading' }).click();
  await expectHidden(page);
  await expect
    .poll(() =>
      page.locator('#last-heading').evaluate((heading) => heading.getBoundingClientRect().top),
    )
    .toBeLessThan(60);
  await page.locator('.doc-toc').getByRole('link', { name: 'First heading' }).click();
  await page.waitForTimeout(300); // time: nothing may follow the jump
  await expectHidden(page);
  await page.goto('#last-heading');
  await page.reload();
  await expectHidden(page);
  await page.getByRole('link', { name: 'go on with the guide' }).click();
  await expectShown(page);
});

test('keyboard focus inside brings it back', async ({ page }) => {
  await open(page);
  await wheel(page, 600);
  await expectHidden(page);
  await page.locator('.navbar .navbar-brand').focus();
  await expectShown(page);
});

test('does not slide with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(page.locator('.navbar')).toHaveCSS('transition-duration', '0s');
});

test('the sidebar shows the logo while the navbar is hidden', async ({ page }) => {
  await open(page);
  const logo = page.locator('.doc-sidebar > .navbar-brand');
  await expect(logo).toBeHidden();
  await wheel(page, 600);
  await expectHidden(page);
  await expect(logo).toBeVisible();
  await expect.poll(async () => (await logo.boundingBox())?.y).toBe(0);
});
