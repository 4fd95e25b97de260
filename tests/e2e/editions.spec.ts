import { fixtureTest } from '../support/fixture-test.ts';
import { open } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

const test = fixtureTest('editions');
const preferred = 'docs-preferred-version-default';

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
  expect(await page.evaluate((key) => localStorage.getItem(key), preferred)).toBe('1.0');
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
  expect(await page.evaluate((key) => localStorage.getItem(key), preferred)).toBe('2.0');
});

test('the search page finds the words of the chosen version, whose names it fetches', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, 'guide/setup/');
  expect(fetched.filter((path) => path.includes('/assets/data/'))).toEqual([]);
  await open(page, 'search/?q=bronze');
  await expect(page.getByText('No results were found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Version' }).selectOption('1.0 (2019)');
  await expect(page.getByRole('link', { name: /Bronze/ }).first()).toHaveAttribute(
    'href',
    /\/docs\/1\.0\/guide\/setup\//,
  );
  expect(fetched.some((path) => path.includes('/assets/data/route-context-'))).toBe(true);
});

test('the menu of languages keeps the page, and the other language speaks for itself', async ({
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
