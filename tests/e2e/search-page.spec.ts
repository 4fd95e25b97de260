import type { Page } from '@playwright/test';
import { open } from '../support/hydrated.ts';
import { expect, expectNoise, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' });
const results = (page: Page) => page.getByRole('main').getByRole('listitem');

test('heading, title and field follow the query in the address', async ({ page }) => {
  await open(page, 'search/?q=hat%20colors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search results for “hat colors”',
  );
  await expect(page).toHaveTitle('Search results for “hat colors” | Cursorless');
  await expect(field(page)).toHaveValue('hat colors');
  await expect(results(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/user/marks/#colors',
  );
  await open(page, 'search/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
});

test('typing replaces the query without history and keeps other parameters; clearing removes it', async ({
  page,
}) => {
  await open(page, 'search/?keep=me');
  const length = await page.evaluate(() => history.length);
  await field(page).pressSequentially('take');
  await expect(page).toHaveURL(/\?keep=me&q=take$/);
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('');
  await expect(page).toHaveURL(/\?keep=me$/);
  await expect(results(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(length);
});

test('fifteen results at a time, counted; more come when the end is in view', async ({ page }) => {
  await open(page, 'search/?q=target');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ documents found$/);
  await expect(results(page)).toHaveCount(15);
  await page.getByRole('button', { name: 'More results' }).scrollIntoViewIfNeeded();
  await expect(results(page)).toHaveCount(30);
});

test('nine results are numbered once each', async ({ page }) => {
  await open(page, 'search/?q=delete%20a%20token');
  await expect(results(page)).toHaveCount(15);
  const names = await results(page).getByRole('link').allInnerTexts();
  for (const [index, name] of names.entries())
    expect(/^(?:\d+\. )*/.exec(name)?.[0]).toBe(index < 9 ? `${index + 1}. ` : '');
});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Scrolls to a result in the second batch, which loads on scrolling; returns the scroll position.
 */
async function goDown(page: Page): Promise<number> {
  await expect(results(page)).toHaveCount(15);
  await page.getByRole('button', { name: 'More results' }).scrollIntoViewIfNeeded();
  await expect(results(page)).toHaveCount(30);
  await results(page).nth(24).scrollIntoViewIfNeeded();
  const place = await scrollY(page);
  expect(place).toBeGreaterThan(1500);
  return place;
}

test('Back from a result restores the position among the results, and so does a reload', async ({
  page,
}) => {
  await open(page, 'search/?q=target');
  const place = await goDown(page);
  await results(page).nth(24).getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(place);
  await expect(results(page).nth(24)).toBeInViewport();
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(place);
});

test('scrolling before the results arrive is not undone', async ({ page }) => {
  await open(page, 'search/?q=target');
  await goDown(page);
  await results(page).nth(24).scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  await results(page).nth(24).getByRole('link').click();
  await expect(page.locator('main [type="search"]')).toHaveCount(0);
  // Turns the mouse wheel once the page has rendered, before its results arrive.
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [type="search"]')) return;
      observer.disconnect();
      window.dispatchEvent(new WheelEvent('wheel'));
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await page.goBack();
  await expect(results(page)).toHaveCount(15);
  await page.waitForTimeout(500); // time: a restoration would take this long
  // Scroll restoration would end near the position that the reader left.
  await expect.poll(() => scrollY(page)).toBeLessThan(left - 500);
});

test('robots are excluded, and browsers can add the search', async ({ page, request }) => {
  await open(page, 'search/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  const link = await page.locator('link[rel="search"]').getAttribute('href');
  expect(await (await request.get(link ?? '')).text()).toContain('/docs/search/?q={searchTerms}');
});

test('the field has the focus, and submitting does not load', async ({ page }) => {
  await open(page, 'search/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('autocomplete', 'off');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.type('hat');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('failures are shown and can be retried', async ({ page, noise }) => {
  await page.route('**/assets/search/*.json', (route) => route.abort());
  await open(page, 'search/?q=hat');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute('**/assets/search/*.json');
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(results(page).first()).toBeVisible();
  await expectNoise(noise, /Failed to load resource/);
});

test('without results, it suggests queries that have some, and a link to report the gap', async ({
  page,
}) => {
  await open(page, 'search/?q=zzqqzzqq');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /zzqqzzqq/,
  );
  const word = main.locator('a[href*="search/?q="]').first();
  await expect(word).toBeVisible();
  await word.click();
  await expect(results(page).locator('h2').first()).toBeVisible();
});

test('hostile queries leave the page responsive', async ({ page }) => {
  await open(page, `search/?q=${encodeURIComponent(`${'(a+)+$<b>'.repeat(600)}\u0000`)}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/found/);
  await field(page).fill('chuck');
  await expect(results(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/user/actions/#delete',
  );
});

test('says what to do without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}search/?q=hat`);
  await expect(page.locator('main noscript p')).toBeVisible();
  await context.close();
});

test('a query that is a command is explained above the results and leads to the sandbox', async ({
  page,
}) => {
  await open(page, 'search/?q=take%20every%20funk%20air');
  const main = page.getByRole('main');
  await expect(main.locator('.search-meaning')).toContainText('select · every function');
  await expect(page.locator('#status-region')).toContainText('select · every function');
  await main.getByRole('link', { name: 'Try it take every funk air', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Command' })).toHaveValue('take every funk air');
});
