import type { Page } from '@playwright/test';
import { englishTexts, shownTexts } from '../support/english-texts.ts';
import { fixtureTest } from '../support/fixture-test.ts';
import { expect, expectNoise } from '../support/test.ts';

const test = fixtureTest('editions');
const isEnglish = englishTexts();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.footer-tools button').first().waitFor({ state: 'attached' });
}

/** Opens the search dialog and fills in a query. */
async function search(page: Page, words: string): Promise<void> {
  await button(page, 'Suchen').click();
  await dialog(page).getByRole('searchbox').fill(words);
}

/** Functions that bring a page into the state to check, keyed by what it then shows. */
const scenes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  page: async () => {},
  'copied code': async (page) => {
    await page.locator('[data-action="copy-code"]').click();
    await expect(page.getByText('Kopiert', { exact: true }).first()).toBeVisible();
  },
  versions: async (page) => {
    await page.getByRole('link', { name: '2.0', exact: true }).first().hover();
    await expect(page.getByRole('link', { name: '1.0 (2019)' })).toBeVisible();
  },
  languages: async (page) => {
    await button(page, 'Deutsch').click();
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  },
  shortcuts: async (page) => {
    await button(page, 'Tastenkürzel').click();
    const change = dialog(page).getByRole('button', { name: /^Tasten ändern/ });
    await expect(change.last()).toBeVisible();
    const count = await change.count();
    await change.last().click();
    await expect(change).toHaveCount(count - 1);
  },
  vocabulary: async (page) => {
    await button(page, 'Mein Vokabular').click();
    await expect(dialog(page).getByText('CSV-Dateien wählen')).toBeVisible();
  },
  'empty search': async (page) => {
    await search(page, '');
    await expect(dialog(page).getByRole('status')).toHaveText('Keine letzten Suchen');
  },
  results: async (page) => {
    await search(page, 'silber');
    await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
  },
  'recent and favourite searches': async (page) => {
    await search(page, 'silber');
    await dialog(page).getByRole('treeitem').first().getByRole('link').click();
    await search(page, 'einrichten');
    await dialog(page).getByRole('treeitem').first().getByRole('link').click();
    await button(page, 'Suchen').click();
    await dialog(page).locator('.DocSearch-Hit-action-button').first().click();
    await expect(dialog(page).locator('.DocSearch-Hit-source')).toHaveCount(2);
  },
  'no results': async (page) => {
    await search(page, 'zzqqzzqq');
    await expect(dialog(page).locator('.search-none')).toBeVisible();
  },
  'failed search': async (page) => {
    await page.route('**/assets/search/*.json', (route) => route.abort());
    await search(page, 'silber');
    await expect(dialog(page).locator('.DocSearch-ErrorScreen')).toBeVisible();
  },
  'failed dialog': async (page) => {
    await page.route('**/assets/my-vocabulary-dialog-*', (route) => route.abort());
    await button(page, 'Mein Vokabular').click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
  },
  "phone's menu": async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page, 'Menü').click();
    await expect(dialog(page)).toBeVisible();
  },
  "phone's main menu": async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page, 'Menü').click();
    await button(page, '← Zurück zum Hauptmenü').click();
    await button(page, 'Sprachen').click();
    await expect(dialog(page).getByRole('link', { name: 'English' })).toBeVisible();
  },
};

for (const [scene, prepare] of Object.entries(scenes))
  test(`a German page has no English text of the interface: ${scene}`, async ({
    page,
    context,
    noise,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'de/guide/setup/');
    await prepare(page);
    expect((await shownTexts(page)).filter(isEnglish)).toEqual([]);
    if (scene.startsWith('failed')) await expectNoise(noise, /net::ERR_FAILED/);
  });

test('the check knows the English texts of page and search', async ({ page }) => {
  await open(page, 'guide/setup/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('No recent searches');
  const found = (await shownTexts(page)).filter(isEnglish);
  expect(found).toEqual(
    expect.arrayContaining([
      'Skip to main content',
      'Search docs',
      'to navigate',
      'Arrow up',
      'Close',
    ]),
  );
});
