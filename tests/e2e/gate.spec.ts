import type { Page } from '@playwright/test';
import { checkPage } from '#node/access/check-page.ts';
import { axeFindings } from '../support/axe.ts';
import { open } from '../support/hydrated.ts';
import { markedHtml } from '../support/marked-html.ts';
import { kindsOfPage } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** One page of each kind, those included that have controls of their own. */
const sample = {
  ...kindsOfPage,
  scopes: 'user/scopes/',
  'browsing by voice': 'voice/',
  'list of modules': 'contributing/api/modules/',
  'API enum':
    'contributing/api/enums/libs_common_types_RangeExpansionBehavior.RangeExpansionBehavior/',
  'search with results': 'search/?q=chuck',
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What opens over a page or in it: the page, and how it is opened. */
const opened: Readonly<
  Record<string, readonly [path: string, show: (page: Page) => Promise<void>]>
> = {
  'search, nothing typed': ['user/glossary/', openSearch],
  'search, results': [
    'user/glossary/',
    async (page) => {
      await openSearch(page, 'chuck');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
    },
  ],
  'search, nothing found': [
    'user/glossary/',
    async (page) => {
      await openSearch(page, 'zzqqzzqq');
      await expect(page.locator('.search-none')).toBeVisible();
    },
  ],
  'my vocabulary': [
    'user/glossary/',
    async (page) => {
      await button(page, 'My vocabulary').click();
      await page.getByRole('dialog').getByRole('textbox').fill('Spoken form,id\nzap,remove\n?,x');
      await button(page, 'Use pasted text').click();
      await expect(page.getByText('These lines were skipped:')).toBeVisible();
    },
  ],
  'keyboard shortcuts': [
    'user/glossary/',
    async (page) => {
      await button(page, 'Keyboard shortcuts').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  'page hats': [
    'user/glossary/',
    async (page) => {
      await button(page, 'Show hats').click();
      await expect(page.locator('.page-hats-marks > .hat').first()).toBeVisible();
    },
  ],
  'an example in its editor': [
    'user/seeing-hats/',
    async (page) => {
      await page.getByRole('button', { name: /^Try/ }).first().click();
      await page.getByRole('combobox', { name: 'Command' }).press('Enter');
      await expect(button(page, 'Watch it happen')).toBeVisible();
    },
  ],
  'a step of the course': [
    'user/try/',
    async (page) => {
      await button(page, 'Do step 3').click();
      await button(page, 'Hint').click();
    },
  ],
  'a card of the drills': [
    'user/try/',
    (page) => button(page, 'Practice words and phrases').click(),
  ],
};

/** What only the frame of small screens has. */
const openedOnPhones: typeof opened = {
  menu: ['user/glossary/', (page) => button(page, 'Menu').click()],
  'menu, first level': [
    'user/glossary/',
    async (page) => {
      await button(page, 'Menu').click();
      await button(page, '← Back to main menu').click();
    },
  ],
  contents: ['user/glossary/', (page) => button(page, 'On this page').click()],
};

const looks = [
  { look: 'light', colorScheme: 'light', forcedColors: 'none' },
  { look: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { look: 'forced colors', colorScheme: 'light', forcedColors: 'active' },
] as const;

async function openSearch(page: Page, words = ''): Promise<void> {
  await button(page, 'Search').click();
  await page.getByRole('dialog').getByRole('searchbox').fill(words);
}

/** Checks what is on the screen at one width, in every look. A look changes colors, names and borders. */
async function findingsAt(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 });
  // What sticky bars cover in part looks small to axe.
  await page.evaluate(() => scrollTo(0, 0));
  const lines: string[] = [];
  for (const { look, ...media } of looks) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    const findings = checkPage(await markedHtml(page));
    const axe = await axeFindings(page, look === 'light' ? 'everything' : 'colors');
    lines.push(
      ...findings.map(({ rule, message }) => `${width} px, ${look}: ${rule}: ${message}`),
      ...axe.map((line) => `${width} px, ${look}: ${line}`),
    );
  }
  return lines;
}

/** Checks one state of a page at several widths: a page load costs more than a check. */
async function findingsOf(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const width of widths) lines.push(...(await findingsAt(page, width)));
  return lines;
}

for (const [kind, path] of Object.entries(sample)) {
  test(`nothing is in the way on ${kind}, at any width, in any look`, async ({ page, noise }) => {
    test.setTimeout(240_000);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await findingsOf(page, [1440, 390, 320])).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(checkPage(await markedHtml(page))).toEqual([]);
    noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404')));
  });
}

for (const [state, [path, show]] of [...Object.entries(opened), ...Object.entries(openedOnPhones)])
  test(`nothing is in the way in what opens: ${state}`, async ({ page }) => {
    test.setTimeout(240_000);
    const widths = state in opened ? [1440, 320] : [390, 320];
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
    await open(page, path);
    await show(page);
    expect(await findingsOf(page, widths)).toEqual([]);
  });

test('a page with a fault of each kind fails', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, 'user/glossary/');
  await page.evaluate(() => {
    const add = (words: string, css = '', label: string | null = null): void => {
      const button = document.createElement('button');
      Object.assign(button, { textContent: words, ariaLabel: label });
      button.style.cssText = `padding: 0; ${css}`;
      document.querySelector('main')?.prepend(button);
    };
    add('A', 'inline-size: 20px; block-size: 20px');
    add('Name', '', 'Other');
    add('×');
    add('Same');
    add('Same');
    add('Pale', 'color: #888; background: #777');
    add('Wide', 'inline-size: 400px');
    for (let number = 0; number < 130; number += 1) add(`Many ${number}`, 'font-size: 1px');
  });
  const lines = await findingsAt(page, 320);
  for (const fault of [
    'sizes: "A" is 20 × 20',
    'visible words: "Other"',
    'sayable: "×"',
    'one name, one target: "same"',
    'view: <html class="',
    'controls are in the window',
    'light: label-content-name-mismatch',
    'dark: color-contrast',
  ])
    expect(lines.join('\n')).toContain(fault);
});
