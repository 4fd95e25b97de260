import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { hydrated, open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => dialog(page).getByRole('searchbox');

/** Opens a page whose app does not start until the returned function is called. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = (): void => undefined;
  const isAwake = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/assets\/.*\.js$/, async (route) => {
    await isAwake;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  return wake;
}

for (const keys of ['Control+k', 'Meta+k'])
  test(
    `${keys} and words typed before the app has started open the search with those words`,
    rareUnless(keys === 'Control+k'),
    async ({ page }) => {
      const wake = await openAsleep(page, 'user/glossary/');
      await page.keyboard.press(keys);
      await page.keyboard.type('chuckk');
      await page.keyboard.press('Backspace');
      wake();
      await expect(field(page)).toHaveValue('chuck');
      await expect(field(page)).toBeFocused();
      await expect(page.locator('#early-search')).toHaveCount(0);
      await expect(dialog(page).locator('a.search-hit').first()).toBeVisible();
    },
  );

test('words typed while the dialog is loading appear in its field', async ({ page }) => {
  await open(page, 'user/glossary/');
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/assets\/.*\.js$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('delete class');
  answer();
  await expect(field(page)).toHaveValue('delete class');
});

test('a reader who asks for hats while the dialog is loading stays in the field for hats', async ({
  page,
}) => {
  await open(page, 'user/glossary/');
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/assets\/search-modal-.*\.js$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await expect(page.locator('#early-search')).toBeFocused();
  await page.keyboard.press('Alt+Shift+H');
  const hats = page.getByRole('textbox', { name: 'Hat' });
  await expect(hats).toBeFocused();
  answer();
  await expect(field(page)).toBeVisible();
  await expect(page.locator('#early-search')).toHaveCount(0);
  await expect(hats).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

/**
 * Opens a page with the processor slowed down sixfold, and returns once its document is parsed. The
 * returned function waits until the dialog handles the keys, and then ends the slowdown, because
 * the emulation keeps the processor busy.
 */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(6);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await expect(page.locator('#early-search')).toHaveCount(0);
    await slowDown(1);
  };
}

for (const delay of [0, 60, 150]) {
  const moment = `right at DOMContentLoaded, a key every ${delay} ms`;

  test(
    `text typed ${moment}, is in the field once and in order`,
    rareUnless(delay === 60),
    async ({ page }) => {
      const speedUp = await openSlowly(page, 'user/glossary/');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('delete a function', { delay });
      await speedUp();
      await expect(field(page)).toHaveValue('delete a function');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('!');
      await expect(field(page)).toHaveValue('delete a function!');
    },
  );

  test(
    `a word and Enter typed ${moment}, open the first result`,
    rareUnless(delay === 0),
    async ({ page }) => {
      const speedUp = await openSlowly(page, 'user/glossary/');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('chuck', { delay });
      await page.keyboard.press('Enter');
      await speedUp();
      await expect(page).toHaveURL(/\/user\/actions\/#delete$/);
      await expect(dialog(page)).toHaveCount(0);
    },
  );
}

test('Enter waits for the results of the query, and words typed after it are ignored', async ({
  page,
}) => {
  await open(page, 'user/glossary/');
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/assets\/search\//, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('chuck');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' air');
  answer();
  await expect(dialog(page).locator('a.search-hit').first()).toBeVisible();
  await expect(page).toHaveURL(/user\/glossary\/$/);
  await field(page).fill('');
  await page.keyboard.type('chuck');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/actions\/#delete$/);
});

test('before the app has started, keys without Ctrl keep their meaning, and Escape closes the search', async ({
  page,
}) => {
  const wake = await openAsleep(page, 'user/glossary/');
  await page.keyboard.type('chuck /k');
  await expect(page.locator('#early-search')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('air');
  await page.keyboard.press('Escape');
  await expect(page.locator('#early-search')).toHaveCount(0);
  wake();
  await hydrated(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('a reader’s own shortcut for the search also works before the app has started', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'cursorless-docs.shortcuts',
      JSON.stringify({ search: { key: 'j', mod: true, isOn: true } }),
    ),
  );
  const wake = await openAsleep(page, 'user/glossary/');
  await page.keyboard.press('Control+k');
  await expect(page.locator('#early-search')).toHaveCount(0);
  await page.keyboard.press('Control+j');
  await page.keyboard.type('bat');
  wake();
  await expect(field(page)).toHaveValue('bat');
});

test('the page is inert while the search is open, and no longer than that', async ({ page }) => {
  await open(page, 'user/glossary/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('#root')).toHaveJSProperty('inert', true);
  const main = page.locator('main');
  await main.evaluate((element) => element.querySelector('a')?.focus());
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#root')).toHaveJSProperty('inert', false);
  await expect(page.getByRole('button', { name: /^Search/ })).toBeFocused();
});

test('wide code and tables can be focused before the app has started', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['', 'user/cheatsheet/', 'contributing/documentation-search/']) {
    const wake = await openAsleep(page, path);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('.code-block > pre, .table-scroll')].flatMap((box) =>
        box.scrollWidth > box.clientWidth && box.getAttribute('tabindex') !== '0'
          ? [box.outerHTML.slice(0, 80)]
          : [],
      ),
    );
    expect(wide).toEqual([]);
    wake();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('axe finds nothing on the home page at any moment', async ({ page }) => {
  const wake = await openAsleep(page, '');
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
  expect(await axeFindings(page)).toEqual([]);
  wake();
  // The app may still be starting; `gate.spec.ts` checks the page after it has started.
  expect(await axeFindings(page)).toEqual([]);
});
