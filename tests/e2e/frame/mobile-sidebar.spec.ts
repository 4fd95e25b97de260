import type { Page } from '@playwright/test';
import { expect, focusedText, narrow, open, test } from './frame-test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const backToMain = (page: Page) => panel(page).getByRole('button', { name: '← Back to main menu' });
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden');
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

test.use(narrow);

test('the menu button is shown up to 996 px, and no panel without it', async ({ page }) => {
  await open(page);
  await resize(page, 996);
  await expect(menuButton(page)).toBeVisible();
  await resize(page, 997);
  await expect(menuButton(page)).toBeHidden();
  await expect(page.locator('dialog.mobile-sidebar')).toHaveCount(0);
});

test('opens, locks the page, and closes with its button and the backdrop', async ({ page }) => {
  await open(page);
  await menuButton(page).click();
  for (const part of [
    panel(page).getByRole('link', { name: 'Frame' }),
    panel(page).getByRole('button', { name: /^Dark Switch between/ }),
  ])
    await expect(part).toBeVisible();
  await expect.poll(() => isLocked(page)).toBe(true);
  await panel(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => isLocked(page)).toBe(false);
  await menuButton(page).click();
  await page.mouse.click(360, 700);
  await expect(panel(page)).toHaveCount(0);
});

test('closes at desktop width, stays closed, and never leaves a locked page', async ({ page }) => {
  await open(page);
  for (let turn = 0; turn < 3; turn += 1) {
    await menuButton(page).click();
    await expect(panel(page)).toBeVisible();
    await resize(page, 1100);
    await expect(panel(page)).toHaveCount(0);
    await resize(page, 800);
    await expect(panel(page)).toHaveCount(0);
    await expect.poll(() => isLocked(page)).toBe(false);
  }
});

test('after closing in another way, or a navigation out of it, one Back is one page', async ({
  page,
  fixtureUrl,
}) => {
  await open(page);
  await menuButton(page).click();
  await backToMain(page).click();
  await panel(page).getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page).toHaveURL(/guide/);
  await menuButton(page).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => 'mobileSidebar' in history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(fixtureUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});

test('keys open and close it; focus moves into it, stays there, and returns', async ({ page }) => {
  await open(page);
  await menuButton(page).focus();
  await page.keyboard.press('a');
  await expect(panel(page)).toHaveCount(0);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedText(page)).toBe('Close menu');
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
  }
});
