import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { kindsOfPage } from './pages.ts';

/** Path of one page of each kind, including kinds with controls of their own. */
export const sampleOfKinds = {
  ...kindsOfPage,
  scopes: 'user/scopes/',
  'browsing by voice': 'voice/',
  'list of modules': 'contributing/api/modules/',
  'API enum':
    'contributing/api/enums/libs_common_types_RangeExpansionBehavior.RangeExpansionBehavior/',
  'search with results': 'search/?q=processTargets_modifiers_scopeHandlers',
  'search without results': 'search/?q=zzqqzzqq',
  'list of links in a guide': 'contributing/',
  'table of links': 'contributing/how-a-command-runs/',
  'API class that implements one interface':
    'contributing/api/classes/actions_CallbackAction.CallbackAction/',
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * A page, a function that opens an element there, and a selector for the element unless it is a
 * modal dialog.
 */
type OpenedState = readonly [path: string, show: (page: Page) => Promise<void>, opened?: string];

/** Path of a page that loads quickly, for states in which a dialog covers it. */
const shortPage = 'user/updating/';

/** States in which a dialog or another element has opened over a page or in it. */
export const openedStates: Readonly<Record<string, OpenedState>> = {
  'search, nothing typed': [shortPage, openSearch],
  'search, results': [
    'user/glossary/',
    async (page) => {
      await openSearch(page, 'chuck air past bat');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
      await expect(page.locator('.search-meaning')).toBeVisible();
    },
  ],
  'search, nothing found': [
    shortPage,
    async (page) => {
      await openSearch(page, 'zzqqzzqq');
      await expect(page.locator('.search-none')).toBeVisible();
    },
  ],
  'my vocabulary': [
    shortPage,
    async (page) => {
      await button(page, 'My vocabulary').click();
      await page.getByRole('dialog').getByRole('textbox').fill('Spoken form,id\nzap,remove\n?,x');
      await button(page, 'Use pasted text').click();
      await expect(page.getByText('These lines were skipped:')).toBeVisible();
    },
  ],
  'keyboard shortcuts': [
    shortPage,
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
    '.page-hats',
  ],
  'an example in its editor': [
    'user/seeing-hats/',
    async (page) => {
      await page.getByRole('button', { name: /^Try/ }).first().click();
      await page.getByRole('combobox', { name: 'Command' }).press('Enter');
      await expect(button(page, 'Watch it happen')).toBeVisible();
    },
    '.try.example',
  ],
  'the first example at work': [
    '',
    async (page) => {
      await page.locator('.first-example .command-field').focus();
      const command = page.getByRole('combobox', { name: 'Command' });
      await command.press('Enter');
      await expect(page.locator('.first-example .try-step')).toBeVisible();
    },
    '.first-example',
  ],
  'commands under the field': [
    'user/try/',
    async (page) => {
      const field = page.getByRole('combobox', { name: 'Command' });
      await field.fill('chuck ');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    'main .try.example',
  ],
  'names of a token': [
    'user/try/',
    async (page) => {
      await page
        .getByRole('textbox', { name: 'Text to edit' })
        .click({ position: { x: 22, y: 22 } });
      await expect(page.locator('.say-answers li').first()).toContainText('Use');
    },
    'main .try.example',
  ],
  'a term explained': [
    'user/experimental/snippets/',
    async (page) => {
      await page.keyboard.press('Tab');
      await page.getByRole('main').getByRole('link', { name: 'target', exact: true }).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
    '[role="tooltip"]',
  ],
  'a step of the course': [
    'user/try/',
    async (page) => {
      await button(page, 'Do step 3').click();
      await button(page, 'Hint').click();
    },
    '.course',
  ],
  'a card of the drills': [
    'user/try/',
    async (page) => {
      await button(page, 'Practice words and phrases').click();
      await expect(page.locator('.drills > form')).toBeVisible();
    },
    '.drills',
  ],
};

/** Like `openedStates`, for elements that only exist on small screens. */
export const openedOnPhones: typeof openedStates = {
  menu: [shortPage, (page) => button(page, 'Menu').click()],
  'menu, first level': [
    shortPage,
    async (page) => {
      await button(page, 'Menu').click();
      await button(page, '← Back to main menu').click();
    },
  ],
  contents: ['user/glossary/', (page) => button(page, 'On this page').click(), '.mobile-toc'],
};

async function openSearch(page: Page, words = ''): Promise<void> {
  await button(page, 'Search').click();
  await page.getByRole('dialog').getByRole('searchbox').fill(words);
}
