import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { open } from '../support/hydrated.ts';
import { openedOnPhones, openedStates, sampleOfKinds } from '../support/opened-states.ts';
import { expect, test } from '../support/test.ts';

const assets = path.resolve(import.meta.dirname, '../../dist/assets');

/**
 * Selectors of features that sites may use but none of the pages below does, such as notices, a
 * copyright with links, deeply nested tables of contents, a navbar that hides, and a glossary note
 * opened by touch.
 */
const elsewhere = [
  '.footer-copyright a',
  '.glossary-note a',
  '.prose kbd',
  '.api-row-summary a',
  '.toc-list .toc-list .toc-list .toc-link',
  'article > .admonition',
  '.doc-sidebar > .navbar-brand',
  'html .doc-sidebar > .navbar-brand',
];

/** Pages that match more selectors than the sample page of their kind. */
const richPages = [
  'contributing/api/classes/ide_vscode_VscodeTextEditorImpl.VscodeTextEditorImpl/',
  'contributing/api/modules/libs_common_types_Position/',
  'user/customization/',
  'user/marks/',
  'user/actions/',
  'user/modifiers/',
];

/** States of pages in which rules apply that do not apply in `openedStates`. */
const moreStates: typeof openedStates = {
  'pages near one that does not exist': [
    'no/such/page/',
    (page) => expect(page.locator('.not-found-help a').first()).toBeVisible(),
  ],
  'the search page, results': [
    sampleOfKinds['search with results'],
    (page) => expect(page.locator('.search-more')).toBeVisible(),
  ],
  'the search page, nothing found': [
    'search/?q=zzqqzzqq',
    (page) => expect(page.locator('.search-page ul').first()).toBeAttached(),
  ],
  'hats over the search': [
    'user/glossary/',
    async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Alt+Shift+H');
      await expect(page.locator('.page-hats-marks > .hat').first()).toBeVisible();
    },
  ],
  'a new line break': ['user/try/', (page) => run(page, 'puff air', 'added')],
  'a selected line break': ['user/try/', (page) => run(page, 'take file', 'selected')],
};

const menuOfReference: typeof openedStates = {
  'the menu on a page of the reference': [
    'contributing/api/classes/core_commandRunner_CommandRunner.CommandRunner/',
    (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  ],
};

/** Runs a command in the sandbox, and waits until a line break is marked. */
async function run(page: Page, words: string, mark: string): Promise<void> {
  const command = page.getByRole('combobox', { name: 'Command' }).first();
  await command.fill(words);
  await command.press('Enter');
  await expect(page.locator(`.try .example-line-end.example-${mark}`).first()).toBeAttached();
}

/** Selectors and parts of selectors that have matched something on a page. */
interface Seen {
  readonly parts: Set<string>;
  readonly selectors: Set<string>;
}

/**
 * Returns all styles of the build: those that every page contains inline, then all style sheets.
 */
function builtStyles(): string {
  const html = readFileSync(path.join(assets, '../index.html'), 'utf8');
  const [, inline = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const files = readdirSync(assets).filter((name) => name.endsWith('.css'));
  return [inline, ...files.map((name) => readFileSync(path.join(assets, name), 'utf8'))].join('\n');
}

/** Returns the selectors of all rules, one by one, as parsed by the browser. */
async function selectorsOf(browser: Browser, styles: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const lists = await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const read = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSKeyframesRule || rule instanceof CSSPageRule) return [];
        if (rule instanceof CSSStyleRule) return rule.selectorText;
        return rule instanceof CSSGroupingRule ? read(rule.cssRules) : [];
      });
    return read(sheet.cssRules);
  }, styles);
  await page.close();
  return lists.flatMap((list) => list.split(/,\s*(?![^(]*\))/));
}

/**
 * Removes attribute selectors, pseudo-elements, and all pseudo-classes except `:is()` and
 * `:where()`; if nothing is left of an element's selector, `*` replaces it.
 */
function withoutStates(selector: string): string {
  return selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::[\w-]+(\([^)]*\))?/g, '')
    .replace(/:(?:not|has|dir|nth-child)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    .replace(/:(?!is\(|where\()[\w-]+/g, '')
    .replace(/(?<=[\w)*]) {2}(?=[>+~])/g, ' * ')
    .replace(/(^|[>+~])(\s*)(?=$|[>+~])/g, '$1$2*')
    .replace(/(\(|,)\s*(?=[,)])/g, '$1*')
    .trim();
}

/** Returns the classes, ids and elements in a selector. */
const partsOf = (selector: string): readonly string[] => selector.match(/[.#]?[\w-]+/g) ?? [];

async function look(page: Page, selectors: readonly string[], seen: Seen): Promise<void> {
  const open = selectors.filter((selector) => !seen.selectors.has(selector));
  const parts = [...new Set(open.flatMap(partsOf))].filter(
    (part) => !/^\.?(?:is|where)$/.test(part),
  );
  const found = (asked: readonly string[]): Promise<readonly string[]> =>
    page.evaluate((list) => list.filter((one) => document.querySelector(one)), asked);
  for (const one of await found(open)) seen.selectors.add(one);
  for (const one of await found(parts)) seen.parts.add(one);
}

/** Returns selectors that match nothing, although every part of them is on some page. */
const unusedOf = (selectors: readonly string[], seen: Seen): readonly string[] =>
  selectors.filter(
    (one) =>
      !seen.selectors.has(one) &&
      partsOf(one).every((part) => seen.parts.has(part) || /^\.?(?:is|where)$/.test(part)),
  );

test('every rule whose parts are all on pages matches something on a page, or in something that opens there', async ({
  page,
  browser,
  baseURL,
  noise,
}) => {
  const nobodyHas = ['.prose .navbar', '.breadcrumbs .spoken'];
  const written = (await selectorsOf(browser, builtStyles())).map(withoutStates);
  const selectors = [...new Set([...written, ...nobodyHas])];
  expect(selectors.length).toBeGreaterThan(300);
  const seen: Seen = { parts: new Set(), selectors: new Set() };
  // Markup that scripts add is covered by the states below.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  for (const address of [...Object.values(sampleOfKinds), ...richPages]) {
    await plain.goto(address);
    await look(plain, selectors, seen);
  }
  await context.close();
  for (const [states, width] of [
    [{ ...openedStates, ...moreStates }, 1440],
    [{ ...openedOnPhones, ...menuOfReference }, 390],
  ] as const)
    for (const [address, show] of Object.values(states)) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address);
      await show(page);
      await look(page, selectors, seen);
      // The reader's own vocabulary would change the texts of the next state.
      await page.evaluate(() => localStorage.clear());
    }
  expect(new Set(unusedOf(selectors, seen))).toEqual(new Set([...elsewhere, ...nobodyHas]));
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404')));
});
