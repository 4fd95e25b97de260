import { serveStatic } from '#node/testing/serve-static.ts';
import { expectNoise } from '../../support/test.ts';
import { expect, narrow, open, test } from './frame-test.ts';

test('the frame hydrates without console output', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await open(page);
  expect(messages).toEqual([]);
});

test('the first stop is the skip link: visible, to the main region, without a hash', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).not.toContain('#');
});

test('at a wrong base URL only the home page says so, with both addresses', async ({
  page,
  noise,
  fixtureOutput,
}) => {
  const server = await serveStatic({ folder: fixtureOutput, mount: '/elsewhere' });
  await page.goto(server.address);
  await expect(page.getByText('This site did not load properly.')).toBeVisible();
  await expect(page.getByText('Current base URL: /docs/')).toBeVisible();
  await expect(page.getByText('Suggested base URL: /elsewhere/')).toBeVisible();
  await page.goto(`${server.address}/user/guide/`);
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
  await expectNoise(noise, /404/);
  server.close();
});

test('at the right base URL there is no banner', async ({ page }) => {
  await open(page);
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
});

test('without JavaScript a small screen keeps the links of the navbar', async ({
  browser,
  fixtureUrl,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...narrow });
  await page.goto(fixtureUrl);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Guide', exact: true })
    .click();
  await expect(page).toHaveURL(/user\/guide\/$/);
  await page.close();
});

test('nothing overflows at 320 px, on the page or in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(() => overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(
    await page
      .locator('dialog.mobile-sidebar')
      .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
  ).toBe(0);
});
