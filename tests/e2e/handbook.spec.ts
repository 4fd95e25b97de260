import type { Page } from '@playwright/test';
import { fixtureTest } from '../support/fixture-test.ts';
import { hydrated, isSameDocument, markDocument, open } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

const test = fixtureTest('handbook');

/** Returns the `content` of each meta tag with this name or property. */
function headValues(page: Page, name: string): Promise<readonly (string | null)[]> {
  return page
    .locator(`meta[name="${name}"], meta[property="${name}"]`)
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
}

const lastUpdated = (page: Page) => page.locator('.last-updated');

test('a page says when and by whom it was changed, only one of the two, or neither', async ({
  page,
}) => {
  await open(page, 'guide/setup/');
  await expect(lastUpdated(page)).toHaveText('Last updated on May 31, 2024 by Ada Bench');
  await expect(lastUpdated(page).locator('time')).toHaveAttribute('datetime', '2024-05-31');
  await page.getByRole('link', { name: 'The saw' }).first().click();
  await expect(lastUpdated(page)).toHaveText('Last updated on February 3, 2025');
  await open(page, 'guide/tools/plane/');
  await expect(lastUpdated(page)).toHaveText('Last updated by Bob Chip');
  await open(page, 'guide/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The guide');
  await expect(lastUpdated(page)).toHaveCount(0);
});

test('every page has an image for other sites: its own, or the site’s', async ({ page }) => {
  for (const address of ['', 'guide/', 'search/', 'guide/setup/']) {
    await open(page, address);
    const picture = address.endsWith('setup/')
      ? 'https://pictures.example/bench.png'
      : 'https://handbook.example/docs/social-card.png';
    for (const name of ['og:image', 'twitter:image'])
      await expect.poll(() => headValues(page, name), address).toEqual([picture]);
  }
  expect((await page.request.get('social-card.png')).status()).toBe(200);
});

test('the head says what kind of page it is and when it was changed, also after a navigation', async ({
  page,
}) => {
  await open(page, '');
  await expect.poll(() => headValues(page, 'og:type')).toEqual(['website']);
  await expect.poll(() => headValues(page, 'article:modified_time')).toEqual([]);
  await open(page, 'guide/');
  await expect.poll(() => headValues(page, 'og:type')).toEqual(['article']);
  await page.getByRole('article').getByRole('link', { name: 'the setup' }).click();
  await expect(page).toHaveTitle(/^Setup/);
  await expect.poll(() => headValues(page, 'article:modified_time')).toEqual(['2024-05-31']);
  await expect.poll(() => headValues(page, 'og:type')).toEqual(['article']);
});

test('breadcrumbs are structured data for search engines, which the security policy allows', async ({
  page,
}) => {
  const block = page.locator('head > script[type="application/ld+json"]');
  await open(page, 'guide/tools/saw/');
  expect(JSON.parse((await block.textContent()) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Handbook', item: 'https://handbook.example/docs/' },
      { name: 'The saw', item: 'https://handbook.example/docs/guide/tools/saw/' },
    ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  });
  await page.getByRole('link', { name: 'Setup', exact: true }).first().click();
  await expect(page).toHaveTitle(/^Setup/);
  await expect(block).toHaveCount(0);
  await open(page, '');
  await expect(block).toHaveCount(0);
});

test('links of navbar and footer with and without a trailing slash lead to the same address', async ({
  page,
}) => {
  await open(page, '');
  const hrefs = (part: string) =>
    page
      .locator(`${part} a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect
    .poll(() => hrefs('.site-footer'))
    .toEqual(['/docs/guide/setup/', '/docs/guide/?from=footer#tools']);
  await expect
    .poll(() => hrefs('.navbar'))
    .toEqual(
      expect.arrayContaining(['/docs/guide/', '/docs/guide/tools/saw/#care', '/docs/guide/setup/']),
    );
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tools of the footer' }).click();
  await expect(page).toHaveURL(/\/docs\/guide\/\?from=footer#tools$/);
  await expect(page.getByRole('heading', { name: 'Tools' })).toBeFocused();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]').first(),
  ).toHaveText('Guide');
  await page.getByRole('link', { name: 'Care of the saw' }).click();
  await expect(page).toHaveTitle(/^The saw/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://handbook.example/docs/guide/tools/saw/',
  );
  await expect.poll(() => isSameDocument(page)).toBe(true);
});

test('the search page is found by an address in capitals, with its query', async ({ page }) => {
  await open(page, 'search/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/docs/SEARCH/?q=bench' });
    link.textContent = 'In capitals';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'In capitals' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “bench”');
});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top);
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

test('Back and Forward restore the position, also across a reloaded page', async ({ page }) => {
  await open(page, 'guide/');
  await scrollTo(page, 900);
  await sidebarLink(page, 'Setup').click();
  await expect(page).toHaveTitle(/^Setup/);
  await scrollTo(page, 300);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.goBack();
  await expect(page).toHaveTitle(/^The guide/);
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.reload();
  await hydrated(page);
  await page.goForward();
  await expect(page).toHaveTitle(/^Setup/);
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('each visit to a page has its own scroll position', async ({ page }) => {
  await open(page, 'guide/');
  await scrollTo(page, 900);
  await open(page, 'guide/setup/');
  await open(page, 'guide/');
  await scrollTo(page, 200);
  await sidebarLink(page, 'Setup').click();
  await expect(page).toHaveTitle(/^Setup/);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveTitle(/^The guide/);
  await expect.poll(() => scrollY(page)).toBe(200);
});

test('positions are restored within the document if storage is blocked, without console output', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('blocked');
      },
    }),
  );
  await open(page, 'guide/');
  await scrollTo(page, 900);
  await sidebarLink(page, 'Setup').click();
  await expect(page).toHaveTitle(/^Setup/);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(900);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('choosing the current page closes the menu and adds no history entry', async ({ page }) => {
    await open(page, '');
    await page.getByRole('article').getByRole('link', { name: 'the guide' }).click();
    await expect(page).toHaveTitle(/^The guide/);
    await page.getByRole('article').getByRole('link', { name: 'the setup' }).click();
    await expect(page).toHaveTitle(/^Setup/);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const back of [false, true]) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      if (back) await menu.getByRole('button', { name: '← Back to main menu' }).click();
      await menu
        .getByRole('link', { name: back ? 'Setup in a menu' : 'Setup', exact: true })
        .click();
      await expect(menu).toHaveCount(0);
      await expect(page).toHaveURL(/guide\/setup\/$/);
    }
    await page.goBack();
    await expect(page).toHaveTitle(/^The guide/);
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });

  test('the title comes first; a link shows the contents, and a choice hides them', async ({
    page,
  }) => {
    await page.goto('guide/setup/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const contents = page.locator('.doc-toc');
    await expect(contents).toBeHidden();
    await page.getByRole('link', { name: 'On this page' }).click();
    await expect(contents).toBeInViewport();
    await contents.getByRole('link', { name: 'Light' }).click();
    await expect(page.getByRole('heading', { name: 'Light' })).toBeInViewport();
    await expect(contents).toBeHidden();
  });

  test('a link shows the sidebar, which leads to the other pages', async ({ page }) => {
    await page.goto('guide/setup/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar).toBeHidden();
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(sidebar).toBeInViewport();
    await sidebar.getByRole('link', { name: 'tools' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The plane');
    await expect(sidebar).toBeHidden();
  });

  test('what cannot work is not offered', async ({ page }) => {
    await page.goto('guide/setup/');
    const buttons = page.getByRole('button').and(page.locator(':enabled'));
    await expect(buttons).toHaveText(['More']);
    await buttons.click();
    await page.getByRole('link', { name: 'Setup in a menu' }).click();
    await expect(page).toHaveURL(/setup\/$/);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test('where scripts run, the links that replace them are hidden', async ({ page }) => {
  for (const width of [390, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, 'guide/setup/');
    await expect(page.locator('.no-script-link')).not.toHaveCount(0);
    await expect(page.locator('.no-script-link:visible')).toHaveCount(0);
  }
});
