import type { Page } from '@playwright/test';
import { expectNoise } from '../../support/test.ts';
import { expect, open, test } from './frame-test.ts';

const button = (page: Page) =>
  page.getByRole('button', { name: / Switch between dark and light mode/ });
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('frame-docs.theme'));
const blockStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

test.describe('dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('follows the system, says so at once and saves nothing', async ({ page }) => {
    await open(page);
    await expect.poll(() => theme(page)).toBe('dark');
    await expect(button(page)).toHaveAccessibleName(
      'Light Switch between dark and light mode (currently dark mode)',
    );
    await expect(button(page)).toHaveAttribute(
      'title',
      'Switch between dark and light mode (currently dark mode)',
    );
    await expect.poll(() => saved(page)).toBeNull();
  });

  test('a saved choice wins from the first paint on, whatever the system does', async ({
    page,
    noise,
  }) => {
    await open(page);
    await button(page).click();
    await expect.poll(() => saved(page)).toBe('light');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('user/guide/');
    await expect.poll(() => theme(page)).toBe('light');
    await page.unroute('**/*.js');
    await open(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([await theme(page), await saved(page)]).toEqual(['light', 'light']);
    await expectNoise(noise, /ERR_FAILED/);
  });

  test('an invalid saved value is light and stays', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('frame-docs.theme', 'purple'));
    await open(page);
    expect([await theme(page), await saved(page)]).toEqual(['light', 'purple']);
  });

  test('the button’s name is right before any script of the app has run', async ({ page }) => {
    await page.route('**/*.js', () => undefined);
    await page.goto('', { waitUntil: 'commit' });
    await expect(page.locator('.navbar .icon-button:has(.dark-only)')).toHaveAccessibleName(
      'Light Switch between dark and light mode (currently dark mode)',
    );
  });

  test('follows the system while nothing is saved', async ({ page }) => {
    await open(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('printing changes nothing', async ({ page }) => {
    await open(page);
    await page.pdf();
    await expect.poll(() => theme(page)).toBe('dark');
  });

  test('works for the visit when storage is blocked, with one warning', async ({ page, noise }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    page.on('pageerror', (error) => warnings.push(error.message));
    await page.addInitScript(blockStorage);
    await open(page);
    await expect.poll(() => theme(page)).toBe('dark');
    await button(page).click();
    await expect.poll(() => theme(page)).toBe('light');
    expect(warnings).toEqual([expect.stringContaining('storage')]);
    await expectNoise(noise, /storage/);
  });
});

test('is light without a preference and switches back and forth', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await open(page);
  await expect.poll(() => theme(page)).toBe('light');
  await button(page).click();
  await expect.poll(() => theme(page)).toBe('dark');
  await expect(button(page)).toHaveAccessibleName(
    'Light Switch between dark and light mode (currently dark mode)',
  );
  await button(page).click();
  await expect.poll(() => theme(page)).toBe('light');
});

test('another tab follows; clearing the choice there changes nothing', async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await open(other, 'user/guide/');
  await button(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button(other)).toHaveAccessibleName(/currently dark mode/);
  await page.evaluate(() => localStorage.removeItem('frame-docs.theme'));
  await other.waitForTimeout(100); // time: nothing may follow the event
  await expect.poll(() => theme(other)).toBe('dark');
});

test('a press before the app has started takes effect once it has', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('', { waitUntil: 'commit' });
  await button(page).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('there is no button without JavaScript', async ({ browser, fixtureUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(fixtureUrl);
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Guide' }).first()).toBeVisible();
  await page.close();
});
