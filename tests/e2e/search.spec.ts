import type { Page } from '@playwright/test';
import { catchClicks } from '../support/catch-clicks.ts';
import { isSameDocument, laidOut, markDocument, open } from '../support/hydrated.ts';
import { expect, expectNoise, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('treeitem');

/** Opens a page and its search dialog, and fills in a query. */
async function search(page: Page, query: string, path = 'user/glossary/'): Promise<void> {
  await open(page, path);
  await button(page).click();
  await field(page).fill(query);
}

test('offline, moving past the search button requests none of its files', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, 'user/glossary/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  await button(page).focus();
  await button(page).hover();
  await page.waitForTimeout(300); // time: nothing may be requested
  expect(asked).toEqual([]);
});

test('the button is named by its label; keys are shown next to it, and hidden on small screens', async ({
  page,
}) => {
  await open(page, 'user/glossary/');
  const keys = page.locator('.DocSearch-Button-Keys');
  await expect(keys).toHaveText('CtrlK');
  await expect(keys).toHaveAttribute('aria-hidden', 'true');
  await expect(button(page)).toHaveCount(1);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(keys).toBeHidden();
  await expect(button(page)).toBeVisible();
});

test('the search loads nothing before it is used, and requests nothing from other hosts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'user/glossary/');
  expect(asked.filter((url) => /search-modal|assets\/search/.test(url))).toEqual([]);
  await button(page).hover();
  await expect
    .poll(() => asked.filter((url) => /search-modal|assets\/search\/user/.test(url)).length)
    .toBeGreaterThanOrEqual(2);
  await button(page).click();
  await field(page).fill('hat');
  await expect(results(page).first()).toBeVisible();
  expect(asked.filter((url) => !url.startsWith('http://localhost'))).toEqual([]);
});

test('does not say that there are no results before it has searched', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/search\//, async (route) => {
    await released;
    await route.continue();
  });
  await search(page, 'chuck');
  await expect(dialog(page).locator('.DocSearch-NoResults')).toBeAttached();
  await expect(dialog(page).getByText('No results')).toBeHidden();
  release();
  await expect(results(page).first()).toBeVisible();
});

test('a result on this page, pressed by a program, scrolls there and moves the focus', async ({
  page,
}) => {
  await search(page, 'delete a function', '');
  await results(page)
    .first()
    .locator('a')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: 'Delete', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Delete', exact: true })).toBeInViewport();
});

test('Ctrl+K opens and closes; "/" opens, and is typed in a field', async ({ page }) => {
  await open(page, 'user/glossary/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('/');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
});

test('Escape, "Close" and the backdrop close; scroll position stays, focus returns', async ({
  page,
}) => {
  await open(page, 'user/customization/');
  await page.evaluate(() => window.scrollTo(0, 600));
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 500),
  ]) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  }
});

test('the field is empty, named, and takes 64 characters', async ({ page }) => {
  await open(page, 'user/glossary/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  await expect(field(page)).toHaveAttribute('maxlength', '64');
});

test('selected text becomes the query', async ({ page }) => {
  await open(page, 'user/glossary/');
  await page.getByRole('heading', { name: 'Removal range' }).selectText();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('Removal range');
  await expect(results(page).first()).toContainText('Removal range');
});

test('focus stays in the dialog; arrows move, Enter opens; it is remembered', async ({ page }) => {
  await open(page, 'user/glossary/');
  await button(page).click();
  await expect(dialog(page)).toContainText('No recent searches');
  for (const hint of ['to select', 'to navigate', 'to close'])
    await expect(dialog(page)).toContainText(hint);
  await field(page).fill('change spoken form');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  for (let count = 0; count < 30; count += 1)
    await page.keyboard.press(count % 2 ? 'Tab' : 'Shift+Tab');
  expect(
    await page.evaluate(() =>
      document.querySelector('.search-root')?.contains(document.activeElement),
    ),
  ).toBe(true);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await markDocument(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/user\/customization\/#changing-a-spoken-form$/);
  await expect.poll(() => isSameDocument(page)).toBe(true);
  await button(page).click();
  await expect(dialog(page)).toContainText('Recent');
  await expect(results(page)).toHaveCount(1);
  await expect(results(page).first()).toContainText('Changing a spoken form');
  expect(
    await page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__cursorless')),
  ).toContain('changing-a-spoken-form');
  await dialog(page).getByRole('button', { name: 'Save this search' }).click();
  await expect(dialog(page)).toContainText('Favorites');
  await dialog(page).getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(results(page)).toHaveCount(0);
});

test('works where storage is blocked', async ({ page, noise }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await search(page, 'hat');
  await expect(results(page).first()).toBeVisible();
  noise.length = 0;
});

test('on a narrow screen field and buttons are in one line, and snippets show what was found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await search(page, 'chuck');
  await expect(results(page).first()).toBeVisible();
  const tops = await dialog(page)
    .locator('.DocSearch-Form')
    .evaluate((form) =>
      [...form.querySelectorAll('input, button')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, height }) => Math.round(top + height / 2)),
    );
  expect(new Set(tops).size).toBe(1);
  const mark = results(page).locator('.search-hit-snippet mark').first();
  const { right, below } = await mark.evaluate((element) => {
    const [box, line] = [element, element.parentElement as Element].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    return { right: box.right - line.right, below: box.bottom - line.bottom };
  });
  expect(right).toBeLessThanOrEqual(0);
  expect(below).toBeLessThanOrEqual(2);
  await dialog(page).getByRole('button', { name: 'Clear the query' }).click();
  await expect(field(page)).toHaveValue('');
});

test('a letter typed at the button begins a query', async ({ page }) => {
  await open(page, 'user/glossary/');
  await button(page).focus();
  await page.keyboard.press('h');
  await expect(field(page)).toHaveValue('h');
});

test('a click on a result follows it inside the site; with Ctrl it is left to the browser and keeps the dialog', async ({
  page,
}) => {
  await search(page, 'chuck');
  await markDocument(page);
  const handled = await catchClicks(page);
  await results(page)
    .first()
    .getByRole('link')
    .click({ modifiers: ['Control'] });
  await expect.poll(handled).toEqual([false]);
  await expect(dialog(page)).toBeVisible();
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/user\/actions\/#delete$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#delete')).toBeInViewport();
  await expect.poll(() => isSameDocument(page)).toBe(true);
});

test('"See all" leads to the search page with the query', async ({ page }) => {
  await search(page, 'hat colors & more');
  await dialog(page)
    .getByRole('link', { name: /^See all \d+ results$/ })
    .click();
  await expect(page).toHaveURL(/search\/\?q=hat%20colors%20%26%20more$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hat colors & more');
});

test('says that results cannot be fetched, and recovers', async ({ page, noise }) => {
  await page.route('**/assets/search/*.json', (route) => route.abort());
  await search(page, 'hat');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await page.unroute('**/assets/search/*.json');
  await field(page).fill('hats');
  await expect(results(page).first()).toBeVisible();
  await expectNoise(noise, /Failed to load resource/);
});

test('says that there are no results, what else to search for, and where to report it', async ({
  page,
}) => {
  await search(page, 'hat');
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('zzqqzzqq');
  const none = dialog(page).locator('.search-none');
  await expect(none).toContainText('No results for “zzqqzzqq”');
  await expect(none).toContainText('Try searching for');
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /issues\/new\?title=.*zzqqzzqq/,
  );
  const suggestions = dialog(page).locator('.search-none').getByRole('listitem');
  // Nothing is similar, so popular queries are suggested.
  await expect(suggestions).toHaveText(['installation', 'hats', 'marks']);
  const word = await suggestions.first().innerText();
  await suggestions.first().getByRole('button').click();
  await expect(field(page)).toHaveValue(word);
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toBeVisible();
});

test('a result of the reference shows the mark of its kind, and numbers look like keys', async ({
  page,
}) => {
  await search(page, 'HatTokenMap');
  const mark = results(page).first().locator('.api-mark');
  await expect(mark).toHaveAttribute('data-mark', 'C');
  const cap = await results(page)
    .first()
    .locator('.search-hit-number')
    .evaluate((number) => getComputedStyle(number).borderTopStyle);
  expect(cap).toBe('solid');
});

test('ids, names and texts of the dialog contain no "undefined"', async ({ page }) => {
  await search(page, 'hat');
  await expect(results(page).first()).toBeVisible();
  await expect
    .poll(() => dialog(page).evaluate((element) => element.outerHTML))
    .not.toContain('undefined');
});

test('a blank query finds nothing and sends no request', async ({ page }) => {
  await search(page, '   ');
  await expect(results(page)).toHaveCount(0);
  await expect(dialog(page)).not.toContainText('No results');
});

test('markup in a query is text', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { alert: () => Object.assign(window, { isBroken: true }) }),
  );
  await search(page, '<img src=x onerror=alert(1)>');
  await expect(dialog(page)).toContainText(/results/);
  await open(page, `search/?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await expect.poll(() => page.evaluate(() => 'isBroken' in window)).toBe(false);
});

test('the count is announced, and titles are unique', async ({ page }) => {
  await search(page, 'hat');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  const names = await dialog(page).getByRole('treeitem').getByRole('link').allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
});

test('nine results are numbered once each, and the order is the same the next time', async ({
  page,
}) => {
  const read = async (): Promise<readonly string[]> => {
    await search(page, 'delete a token');
    await expect(results(page).first()).toBeVisible();
    return results(page).getByRole('link').allInnerTexts();
  };
  const first = await read();
  expect(first.length).toBeGreaterThan(9);
  for (const [index, name] of first.entries())
    expect(/^\d*/.exec(name.trim())?.[0]).toBe(index < 9 ? `${index + 1}` : '');
  expect(first.join('\n')).not.toMatch(/\d\.\s+\p{L}/u);
  await field(page).fill('something else');
  await field(page).fill('delete a token');
  await expect.poll(() => results(page).getByRole('link').allInnerTexts()).toEqual(first);
  await expect.poll(() => read()).toEqual(first);
});

for (const [query, href, text] of [
  ['Delete class', '/docs/contributing/api/classes/actions_Remove.Delete/', ''],
  ['class Delete', '/docs/contributing/api/classes/actions_Remove.Delete/', ''],
  ['delete a function', '/docs/user/actions/#delete', 'chuck funk'],
] as const)
  test(
    `"${query}" has its answer first`,
    rareUnless(query === 'delete a function'),
    async ({ page }) => {
      await search(page, query);
      await expect(dialog(page).getByRole('link', { name: /^1 / })).toHaveAttribute('href', href);
      await expect(results(page).first()).toContainText(text);
    },
  );

test('results are chosen by their number', async ({ page }) => {
  await search(page, 'bring');
  await expect(dialog(page).getByRole('link', { name: /^2 / })).toBeVisible();
  const href = await dialog(page).getByRole('link', { name: /^2 / }).getAttribute('href');
  await page.keyboard.press('Alt+2');
  await expect(page).toHaveURL(
    new RegExp(`${href?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? 'nothing'}$`),
  );
});

test.describe('voice', () => {
  const sentences = [
    'air bat cap drum each fine gust',
    'chuck every funk air',
    'take this and that',
    'kick the search open',
    'slash slash slash',
  ];

  test('bare keys do nothing when the shortcut is off; the dialog turns it off permanently', async ({
    page,
  }) => {
    await open(page, 'user/glossary/');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts.getByRole('checkbox')).toHaveCount(11);
    await shortcuts.getByRole('checkbox', { name: 'Search with one key' }).uncheck();
    await shortcuts.getByRole('button', { name: 'Change keys: Open or close search' }).click();
    await page.keyboard.press('Alt+s');
    await shortcuts.getByRole('button', { name: 'Close', exact: true }).click();
    await page.reload();
    await open(page, 'user/glossary/');
    await laidOut(page);
    const before = await page.evaluate(() => [location.href, document.body.innerHTML, scrollY]);
    for (let code = 33; code < 127; code += 1) await page.keyboard.press(String.fromCharCode(code));
    await expect(dialog(page)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => [location.href, document.body.innerHTML, scrollY]))
      .toEqual(before);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Alt+s');
    await expect(dialog(page)).toBeVisible();
  });

  test('a sentence typed at the page does nothing', async ({ page }) => {
    await open(page, 'user/glossary/');
    const before = await page.evaluate(() => [
      location.href,
      document.activeElement?.tagName,
      scrollY,
    ]);
    for (const sentence of sentences) await page.keyboard.type(`${sentence} a/b`);
    await expect(dialog(page)).toHaveCount(0);
    expect(
      (await page.evaluate(() => [location.href, document.activeElement?.tagName])) as unknown,
    ).toEqual(before.slice(0, 2));
  });
});

test('a query that is a command is explained above the results, also to screen readers, and can be tried', async ({
  page,
}) => {
  await search(page, 'chuck blue air');
  const meaning = dialog(page).locator('.search-meaning');
  await expect(meaning).toContainText(
    '“chuck blue air” delete · the token whose a wears a blue hat',
  );
  await expect(dialog(page).getByRole('status')).toContainText('delete · the token whose a wears');
  const [line, first] = await Promise.all([
    meaning.boundingBox(),
    results(page).first().boundingBox(),
  ]);
  expect(line?.y).toBeLessThan(first?.y ?? 0);
  const link = meaning.getByRole('link', { name: 'Try it chuck blue air', exact: true });
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await markDocument(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/try\/\?say=chuck%20blue%20air$/);
  await expect.poll(() => isSameDocument(page)).toBe(true);
  await expect(page.getByRole('combobox', { name: 'Command' })).toHaveValue('chuck blue air');
});

test('the code that explains commands is loaded after the first results, and a question is not a command', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await search(page, 'how do I change a hat color');
  await expect(results(page).first()).toBeVisible();
  await expect.poll(() => asked.some((url) => url.includes('query-explainer'))).toBe(true);
  await expect(dialog(page).locator('.search-meaning')).toHaveCount(0);
});
