import type { Page } from '@playwright/test';
import { expectNoise } from '../../support/test.ts';
import { expect, narrow, open, test } from './frame-test.ts';

const bar = (page: Page) => page.getByRole('banner');
const dismissed = (page: Page) =>
  page.locator('html').getAttribute('data-announcement-bar-initially-dismissed');

test('is above the navbar, 30 px high, in its own colors', async ({ page }) => {
  await open(page);
  await expect.poll(() => bar(page).boundingBox()).toMatchObject({ y: 0, height: 30 });
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(53, 34, 95)');
  await expect(bar(page).getByRole('link', { name: 'latest news' })).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );
});

test('closing hides it for good, and it never flashes', async ({ page, noise }) => {
  await open(page);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(
    await page.evaluate(() => [
      localStorage['frame-docs.docusaurus.announcement.id'],
      localStorage['frame-docs.docusaurus.announcement.dismiss'],
    ]),
  ).toEqual(['news', 'true']);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('user/guide/');
  await expect.poll(() => dismissed(page)).toBe('true');
  await expect(page.locator('.announcement-bar')).toBeAttached();
  await expect(page.locator('.announcement-bar')).toBeHidden();
  await expectNoise(noise, /ERR_FAILED/);
});

test('is not printed, and is as tall as its text on small screens', async ({ page }) => {
  await page.setViewportSize(narrow.viewport);
  await open(page);
  expect((await bar(page).boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});
