import type { Locator, Page } from '@playwright/test';
import { expect, focusedText, narrow, open, test } from './frame-test.ts';

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

test('a press outside closes it', async ({ page }) => {
  await more(page).click();
  await expectOpen(more(page), true);
  await page.mouse.click(nowhere.x, nowhere.y);
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

test('a trigger with an address follows it; one without stays', async ({ page, fixtureUrl }) => {
  await more(page).click();
  expect(page.url()).toBe(fixtureUrl);
  await linked(page).click();
  await expect(page).toHaveURL(/user\/guide\/$/);
  await expect(linked(page)).toHaveAttribute('aria-current', 'page');
});

test('Escape closes it and returns focus to the trigger', async ({ page }) => {
  await more(page).focus();
  for (const key of ['Enter', 'Tab', 'Escape']) await page.keyboard.press(key);
  await expectOpen(more(page), false);
  await expect(more(page)).toBeFocused();
});

test('opening the second closes the first', async ({ page }) => {
  await more(page).click();
  await last(page).click();
  await expectOpen(more(page), false);
  await expectOpen(last(page), true);
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

test('versions save the choice; languages load a document', async ({ page, fixtureUrl }) => {
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/docs/fr/');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Next' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(`${fixtureUrl}1.0/`);
  await expect
    .poll(() =>
      page.evaluate(() => localStorage.getItem('frame-docs.docs-preferred-version-default')),
    )
    .toBe('1.0');
});

test('a preferred version that no longer exists is forgotten', async ({ page }) => {
  await page.evaluate(() =>
    localStorage.setItem('frame-docs.docs-preferred-version-default', '0.1'),
  );
  await open(page);
  await expect
    .poll(() =>
      page.evaluate(() => localStorage.getItem('frame-docs.docs-preferred-version-default')),
    )
    .toBeNull();
});

test('on small screens menus expand in place, and the one with the current page is open', async ({
  page,
}) => {
  await page.setViewportSize(narrow.viewport);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  await expectOpen(page.getByRole('button', { name: 'Versions' }), true);
  await expectOpen(page.getByRole('button', { name: 'Languages' }), false);
  await expectOpen(page.getByRole('button', { name: 'Linked' }), true);
  await expectOpen(page.getByRole('button', { name: 'More' }), false);
  await page.getByRole('button', { name: 'More' }).click();
  await entry(page).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  await expectOpen(page.getByRole('button', { name: 'More' }), true);
});
