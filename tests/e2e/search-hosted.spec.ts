import type { Page } from '@playwright/test';
import { open } from '../support/hydrated.ts';
import { serviceHit, startSearchService, type SearchService } from '../support/search-service.ts';
import { expect, expectNoise, test } from '../support/test.ts';

let service: SearchService;

test.beforeEach(async ({ page }) => {
  service = await startSearchService();
  await configureHosted(page);
});
test.afterEach(async ({ page }) => {
  // Leaves the page first, because without the routes it could contact the real service.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  service.close();
});

/**
 * Configures the built site for the hosted service, and redirects its requests to the local test
 * double.
 */
async function configureHosted(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(["`]?searchPagePath["`]?:["`]search["`],)/g,
      '$1hosted:{appId:"APP",apiKey:"public-key",indexName:"cursorless"},',
    );
    await route.fulfill({ response, body });
  });
  // Allows the service's hosts in the security policies of the page and of the header, as a build
  // does if the service is configured.
  const hosts = "connect-src 'self' https://APP-dsn.algolia.net https://*.algolianet.com";
  const allow = (policy: string): string =>
    policy.includes("connect-src 'self'")
      ? policy.replace("connect-src 'self'", hosts)
      : policy.replace("object-src 'none'", `${hosts}; object-src 'none'`);
  await page.route(/\/docs\/(?:[^.]*\/)?(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).map(([name, value]) => [name, allow(value)]),
    );
    await route.fulfill({ response, headers, body: allow(await response.text()) });
  });
  await page.route(/^https:\/\/[\w-]+\.algolia(?:net\.com|\.net)\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: service.origin + pathname + search }),
    });
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });

async function search(page: Page, query: string): Promise<void> {
  await open(page, 'user/glossary/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await dialog(page).getByRole('searchbox').fill(query);
}

test('the dialog queries the service, with the reader’s context', async ({ page }) => {
  await search(page, 'hat');
  await expect(dialog(page).getByRole('treeitem')).toContainText(['About hat']);
  const [request] = service.received;
  expect(request).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    applicationId: 'APP',
    apiKey: 'public-key',
  });
  const parameters = Object.fromEntries(new URLSearchParams(request?.queries[0]?.params));
  expect(JSON.parse(parameters.facetFilters ?? 'null')).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
  expect(JSON.parse(parameters.optionalFilters ?? 'null')).toEqual([
    'hierarchy.lvl0:For users',
    'is_api:false',
  ]);
  expect(parameters).toMatchObject({
    hitsPerPage: '20',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
});

test('absolute addresses of hits are followed inside the site, hash kept', async ({ page }) => {
  await search(page, 'hat');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await dialog(page)
    .getByRole('link', { name: /About hat/ })
    .click();
  await expect(page).toHaveURL(/localhost:\d+\/docs\/user\/glossary\/#target$/);
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('says when no host responds', async ({ page, noise }) => {
  service.behavior.status = 500;
  await search(page, 'hat');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expectNoise(noise, /500/);
});

test('a slow response never replaces a newer one', async ({ page }) => {
  service.behavior.delay = (query) => (query === 'ha' ? 1_500 : 0);
  await search(page, 'ha');
  await dialog(page).getByRole('searchbox').fill('hats');
  await expect(dialog(page).getByRole('treeitem')).toContainText(['About hats']);
  await page.waitForTimeout(2_000); // time: the slow response arrives
  await expect(dialog(page).getByRole('treeitem')).toContainText(['About hats']);
  await expect(dialog(page).getByRole('status')).toHaveText('one result');
});

test('a hostile hit is text', async ({ page }) => {
  service.behavior.hits = () => [
    serviceHit(
      '<img src=x onerror="window.isBroken=true"><mark>hat</mark>',
      'https://www.cursorless.org/docs/',
      '<b>Section</b>',
    ),
  ];
  await search(page, 'hat');
  await expect(dialog(page).getByRole('treeitem')).toContainText(['<img src=x']);
  await expect(dialog(page).locator('img, b')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => 'isBroken' in window)).toBe(false);
});

test('the search page queries the service too', async ({ page }) => {
  service.behavior.hits = (query) =>
    Array.from({ length: 20 }, (_, index) =>
      serviceHit(`${query} ${index}`, `https://www.cursorless.org/docs/user/${index}/`),
    );
  await open(page, 'search/?q=hat');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('20 documents found');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('hat 0');
});
