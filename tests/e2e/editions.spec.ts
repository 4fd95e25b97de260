import { fixtureTest } from '../support/fixture-test.ts';
import type { Page } from '@playwright/test';
import { addLink } from '../support/add-to-page.ts';
import { isSameDocument, markDocument, open } from '../support/hydrated.ts';
import { expect, expectNoise } from '../support/test.ts';

const test = fixtureTest('editions');
const preferred = 'editions-docs.docs-preferred-version-default';

test('the menu of versions leads to the same page, and the choice is remembered', async ({
  page,
  fixtureUrl,
}) => {
  await open(page, 'guide/setup/');
  await page.getByRole('link', { name: '2.0', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '1.0 (2019)' }).click();
  await expect(page).toHaveURL(`${fixtureUrl}1.0/guide/setup/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup of 1.0');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), preferred)).toBe('1.0');
});

test('a link to a moved address leads to the page, also without loading a document', async ({
  page,
  fixtureUrl,
  noise,
}) => {
  await open(page, '');
  await addLink(page, { href: '/docs/guide/earlier/', text: 'The old setup' });
  await page.getByRole('link', { name: 'The old setup' }).click();
  await expect(page).toHaveURL(`${fixtureUrl}guide/setup/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup of 2.0');
  await expectNoise(noise, /The page has moved/);
});

/** Returns the names, without hashes, of the data files that pages fetch from now on. */
function watchData(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/data\/([\w-]+)-[0-9a-f]+\.json$/.exec(request.url())?.[1];
    if (name !== undefined) fetched.push(name);
  });
  return fetched;
}

/** Opens the home page, and navigates from there to the setup page without loading a document. */
async function goToSetup(page: Page): Promise<void> {
  await open(page, '');
  await markDocument(page);
  await page.getByRole('link', { name: 'Set it up' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup of 2.0');
  await expect.poll(() => isSameDocument(page)).toBe(true);
}

const versionLink = (page: Page, name: string) => page.locator('.dropdown-link', { hasText: name });

test('a page names its addresses in other versions only in links, which work without scripts', async ({
  browser,
  fixtureUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${fixtureUrl}guide/setup/`);
  const data = await page.locator('#page-data').textContent();
  expect(data).toContain('"path":"/guide/setup/"');
  expect(data).not.toContain('/1.0/');
  await page.getByRole('link', { name: '2.0', exact: true }).first().hover();
  await page.getByRole('link', { name: '1.0 (2019)' }).click();
  await expect(page).toHaveURL(`${fixtureUrl}1.0/guide/setup/`);
  await context.close();
});

test('after a navigation the menu of versions fetches the page’s other addresses once a reader reaches for it', async ({
  page,
  fixtureUrl,
}) => {
  const fetched = watchData(page);
  await goToSetup(page);
  expect(fetched).toEqual([]);
  await page.getByRole('link', { name: '2.0', exact: true }).first().focus();
  await expect(versionLink(page, '1.0 (2019)')).toHaveAttribute('href', '/docs/1.0/guide/setup/');
  await expect(versionLink(page, 'Next')).toHaveAttribute('href', '/docs/next/guide/setup/');
  expect(fetched).toEqual(['route-context', 'version-metadata', 'version-metadata']);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '1.0 (2019)' }).click();
  await expect(page).toHaveURL(`${fixtureUrl}1.0/guide/setup/`);
  // The banner links to the latest version, whose metadata is not loaded yet.
  const banner = page.getByRole('alert').getByRole('link', { name: '2.0' });
  await expect(banner).toHaveAttribute('href', '/docs/guide/setup/');
});

test('after a navigation the menu on phones links to the same page of other versions', async ({
  page,
  fixtureUrl,
}) => {
  await goToSetup(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  const link = menu.getByRole('link', { name: '1.0 (2019)' });
  await expect(link).toHaveAttribute('href', '/docs/1.0/guide/setup/');
  await link.press('Enter');
  await expect(page).toHaveURL(`${fixtureUrl}1.0/guide/setup/`);
});

test('the menu of versions links to their main pages if the files fail to load, until the next page', async ({
  page,
  noise,
}) => {
  await page.route('**/assets/data/version-metadata-*', (route) => route.abort());
  await goToSetup(page);
  await page.getByRole('link', { name: '2.0', exact: true }).first().focus();
  await expectNoise(noise, /net::ERR_FAILED/);
  await expect(versionLink(page, '1.0 (2019)')).toHaveAttribute('href', '/docs/1.0/');
  await page.unrouteAll();
  await page.goBack();
  await page.goForward();
  await expect(versionLink(page, '1.0 (2019)')).toHaveAttribute('href', '/docs/1.0/guide/setup/');
});

test('the banner of an old version leads to the latest one, which becomes the preferred one', async ({
  page,
  fixtureUrl,
}) => {
  await open(page, '1.0/guide/setup/');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('no longer maintained');
  await banner.getByRole('link', { name: '2.0' }).click();
  await expect(page).toHaveURL(`${fixtureUrl}guide/setup/`);
  await expect(banner).toHaveCount(0);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), preferred)).toBe('2.0');
});

test('the search page finds the words of the chosen version, and fetches no list of versions for that', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, 'guide/setup/');
  await open(page, 'search/?q=bronze');
  await expect(page.getByText('No results were found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Version' }).selectOption('1.0 (2019)');
  await expect(page.getByRole('link', { name: /Bronze/ }).first()).toHaveAttribute(
    'href',
    /\/docs\/1\.0\/guide\/setup\//,
  );
  expect(fetched.filter((path) => path.includes('/assets/data/'))).toEqual([]);
});

test('the menu of languages keeps the page, and the other language uses its own texts', async ({
  page,
  fixtureUrl,
}) => {
  await open(page, 'next/guide/setup/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${fixtureUrl}de/next/guide/setup/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('noch nicht übersetzt. Sie lesen sie auf Englisch.')).toBeVisible();
  await page.getByRole('link', { name: 'Einrichten', exact: true }).first().click();
  await expect(page).toHaveURL(`${fixtureUrl}de/next/guide/setup/`);
});

test('a click on a version leads to the same page at once, without the lists of documents', async ({
  page,
  fixtureUrl,
}) => {
  // Responses with version metadata never arrive.
  await page.route('**/assets/data/version-metadata-*', () => undefined);
  await goToSetup(page);
  await versionLink(page, '1.0 (2019)').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${fixtureUrl}1.0/guide/setup/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup of 1.0');
});

test('query and hash are kept in other languages and versions, and the search names its version', async ({
  page,
  fixtureUrl,
}) => {
  await open(page, 'search/?q=zebra');
  const german = page.locator('.dropdown-link', { hasText: 'Deutsch' });
  await expect(german).toHaveAttribute('href', '/docs/de/search/?q=zebra');
  await page.getByRole('combobox', { name: 'Version' }).selectOption('1.0 (2019)');
  await expect(page).toHaveURL(`${fixtureUrl}search/?q=zebra&version=1.0`);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('1.0');
  await expect(german).toHaveAttribute('href', '/docs/de/search/?q=zebra&version=1.0');
  await open(page, 'guide/setup/?a=1#top');
  await expect(german).toHaveAttribute('href', '/docs/de/guide/setup/?a=1#top');
  await expect(versionLink(page, '1.0 (2019)')).toHaveAttribute(
    'href',
    '/docs/1.0/guide/setup/?a=1#top',
  );
});

for (const [address, heading] of [
  ['de/guide/setup.html', 'Einrichten von 2.0'],
  ['de/guide/setup/index.html', 'Einrichten von 2.0'],
  ['de/guide/setup/index', 'Einrichten von 2.0'],
  ['de/Guide/SETUP/', 'Einrichten von 2.0'],
  ['de/nowhere/', 'Seite nicht gefunden'],
] as const)
  test(`the address ${address} is answered in its language`, async ({ page, noise }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // Only `index.html` names a file of the output, so its status is 200.
    if (!address.endsWith('index.html')) await expectNoise(noise, /404/);
  });

test('a host with a single not-found page shows that of the language, at the requested address', async ({
  page,
  fixtureUrl,
  noise,
}) => {
  const body = await (await fetch(`${fixtureUrl}404.html`)).text();
  const headers = { 'content-type': 'text/html' };
  await page.route('**/docs/de/nowhere/*', (route) =>
    route.fulfill({ status: 404, headers, body }),
  );
  await page.goto('de/nowhere/?a=1#b');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  await expect(page).toHaveURL(`${fixtureUrl}de/nowhere/?a=1#b`);
  await expectNoise(noise, /404/);
});

test('the menu of languages on the not-found page keeps the address', async ({ page, noise }) => {
  await page.goto('nowhere/?a=1');
  const german = page.locator('.dropdown-link', { hasText: 'Deutsch' });
  await expect(german).toHaveAttribute('href', '/docs/de/nowhere/?a=1');
  await expectNoise(noise, /404/);
});

test('editor and search of each version understand its own words and word order', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Command' });
  const apply = page.getByRole('button', { name: 'Apply' });
  await open(page, '1.0/guide/setup/');
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await expect(field).toHaveValue('alpha delete');
  await field.fill('delete air');
  await apply.click();
  await expect(page.getByText(/"delete" does not fit here/).first()).toBeVisible();
  await field.fill('bravo delete');
  await apply.click();
  await expect(page.getByRole('textbox', { name: 'Text to edit' })).toHaveValue(/^apple\s*$/);
  await open(page, 'search/?q=bravo+delete&version=1.0');
  await expect(page.getByText(/the token whose b wears a gray hat/).first()).toBeVisible();
  await open(page, 'search/?q=chuck+bat');
  await expect(page.getByText(/the token whose b wears a gray hat/).first()).toBeVisible();
});
