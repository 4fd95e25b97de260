import type { Page } from '@playwright/test';
import { expectNoise } from '../../support/test.ts';
import { expect, open, test } from './frame-test.ts';

const button = (page: Page) =>
  page.getByRole('button', { name: / Switch between dark and light mode/ });
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('frame-docs.theme'));

test.describe('dark system', () => {
  test.use({ colorScheme: 'dark' });

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

  test('the button’s name is right before any script of the app has run', async ({ page }) => {
    await page.route('**/*.js', () => undefined);
    await page.goto('', { waitUntil: 'commit' });
    await expect(page.locator('.navbar .icon-button:has(.dark-only)')).toHaveAccessibleName(
      'Light Switch between dark and light mode (currently dark mode)',
    );
  });
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
