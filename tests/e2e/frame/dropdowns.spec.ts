import type { Locator, Page } from '@playwright/test';
import { expect, focusedText, open, test } from './frame-test.ts';

const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const last = (page: Page) => page.getByRole('button', { name: 'Last', exact: true });
const linked = (page: Page) => page.getByRole('link', { name: 'Linked', exact: true });
const entry = (page: Page) => page.getByRole('link', { name: 'Guide in a menu' });
const expectOpen = (trigger: ReturnType<typeof more>, isOpen: boolean) =>
  expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));
const nowhere = { x: 700, y: 600 };

test.beforeEach(async ({ page }) => {
  await open(page);
  await page.mouse.move(nowhere.x, nowhere.y);
});

test('Enter and Space open and close it; its items can be reached by Tab', async ({ page }) => {
  await expect(more(page)).toHaveAttribute('aria-haspopup', 'true');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(more(page), true);
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedText(page)).toBe('Guide in a menu');
  await more(page).focus();
  await page.keyboard.press('Space');
  await expectOpen(more(page), false);
});

test('Tab past the last item and Shift+Tab close it, on the way to the next item', async ({
  page,
}) => {
  await more(page).focus();
  for (const key of ['Enter', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect.poll(() => focusedText(page)).toBe('Linked');
  await expectOpen(more(page), false);
  await page.keyboard.press('Enter');
  await expectOpen(linked(page), true);
  await page.keyboard.press('Shift+Tab');
  await expectOpen(linked(page), false);
});

test('hovering shows it by style alone, and Escape hides it', async ({ page }) => {
  await more(page).hover();
  await expect(entry(page)).toBeVisible();
  await expectOpen(more(page), false);
  await page.keyboard.press('Escape');
  await expect(entry(page)).toBeHidden();
});

test('the last menu stays in the window, and Tab leaves it without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await last(page).focus();
  await page.keyboard.press('Enter');
  const endOf = (part: Locator) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const menu = page
    .locator('.dropdown-menu')
    .filter({ hasText: 'An entry with a rather long label' });
  await expect
    .poll(() => menu.evaluate((element: HTMLElement) => element.offsetWidth))
    .toBeGreaterThan(await last(page).evaluate((element: HTMLElement) => element.offsetWidth));
  await expect.poll(() => endOf(menu)).toBe(await endOf(last(page)));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedText(page)).toMatch(/^Dark Switch between/);
  await expectOpen(last(page), false);
  expect(errors).toEqual([]);
});
