import type { Locator, Page } from '@playwright/test';
import { hydrated, open } from '../support/hydrated.ts';
import { expect, expectNoise, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openSidebarLink(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true })
    .click();
}

/** Returns a function that returns how many documents have been requested since this call. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

test.describe('a navigation that fails', () => {
  test('keeps the text of the first page for Back', async ({ page, context, noise }) => {
    await open(page, 'user/unicode/');
    const text = await page.locator('article').innerText();
    expect(text.length).toBeGreaterThan(500);
    await context.setOffline(true);
    await openSidebarLink(page, 'Glossary');
    await expect(heading(page)).toHaveText('You are offline');
    await page.goBack();
    await expect(heading(page)).toHaveText('Unicode');
    await expect.poll(() => page.locator('article').innerText()).toBe(text);
    await expect(page).toHaveTitle(/^Unicode/);
    await expectNoise(noise, /ERR_INTERNET_DISCONNECTED/);
  });

  test('is retried when the connection is back', async ({ page, context, noise }) => {
    await open(page, 'user/unicode/');
    await context.setOffline(true);
    await openSidebarLink(page, 'Glossary');
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page).toHaveTitle(/^You are offline/);
    await expect(heading(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Glossary');
    await expect(page).toHaveTitle(/^Glossary/);
    await expectNoise(noise, /ERR_INTERNET_DISCONNECTED/);
  });
});

test('returning to the page of the document needs no code', async ({ page, context }) => {
  await open(page, 'user/unicode/');
  await openSidebarLink(page, 'Glossary');
  await expect(heading(page)).toHaveText('Glossary');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Unicode');
  await expect(page.locator('article')).toContainText('accents');
});

const dialogs = [
  { name: 'Search the documentation', file: 'search-modal', button: 'Search' },
  { name: 'My vocabulary', file: 'my-vocabulary-dialog', button: 'My vocabulary' },
  { name: 'Keyboard shortcuts', file: 'shortcuts-dialog', button: 'Keyboard shortcuts' },
];

for (const { name, file, button } of dialogs) {
  test(
    `a dialog whose code fails to load says so in place and can be retried: ${name}`,
    rareUnless(file === 'search-modal'),
    async ({ page, noise }) => {
      await page.route(`**/assets/${file}-*`, (route) => route.abort());
      await open(page, 'user/unicode/');
      await page.getByRole('button', { name: button, exact: true }).click();
      const box = page.getByRole('dialog', { name });
      await expect(box).toContainText('could not be loaded');
      await expect(heading(page)).toHaveText('Unicode');
      const failedAgain = page.waitForEvent('requestfailed');
      await box.getByRole('button', { name: 'Retry' }).click();
      await failedAgain;
      // The loader's own message, "Unable to preload CSS for http://…", must not be shown.
      await expect(box.getByRole('alert')).toHaveText(
        /^This part of the site could not be loaded\.\s*Retry$/,
      );
      await page.unroute(`**/assets/${file}-*`);
      await box.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(page.getByRole('dialog')).not.toContainText('could not be loaded');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectNoise(noise, /ERR_FAILED/);
    },
  );

  test(
    `a dialog whose code fails to load can be closed, and opens once the code loads: ${name}`,
    rareUnless(file === 'shortcuts-dialog'),
    async ({ page, noise }) => {
      await page.route(`**/assets/${file}-*`, (route) => route.abort());
      await open(page, 'user/unicode/');
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.click();
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
      await page.unroute(`**/assets/${file}-*`);
      await opener.click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectNoise(noise, /ERR_FAILED/);
    },
  );
}

test('a dialog whose styles failed to load has them after Retry', async ({ page, noise }) => {
  await page.route('**/assets/search-modal-*.css', (route) => route.abort());
  await open(page, 'user/unicode/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('dialog', { name: 'Search the documentation' });
  await expect(box).toContainText('could not be loaded');
  await page.unroute('**/assets/search-modal-*.css');
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.DocSearch-Container')).toHaveCSS('display', 'flex');
  await expectNoise(noise, /ERR_FAILED/);
});

test('if the code of the search page fails on the first load, the frame works and a box offers Retry', async ({
  page,
  noise,
}) => {
  await page.route('**/assets/search-page-*', (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto('search/');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await hydrated(page);
  await expect(heading(page)).toHaveText('Search the documentation');
  expect(documents()).toBeLessThanOrEqual(2);
  await page.unroute('**/assets/search-page-*');
  await retry.click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expect(retry).toHaveCount(0);
  await expectNoise(noise, /ERR_FAILED|could not be loaded/);
});

test('changes by a browser extension before the app starts lose no text', async ({
  page,
  noise,
}) => {
  await page.route('**/docs/user/unicode/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('>Skip to main content<', '>Hints<'),
    });
  });
  await open(page, 'user/unicode/');
  await expect(heading(page)).toHaveText('Unicode');
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(500);
  await expectNoise(noise, /hydrat|#418|thrown/i);
});

test('a document of an earlier build loads the next page fully, without code of the new build', async ({
  page,
  noise,
}) => {
  await open(page, 'user/unicode/');
  await page.route('**/site-index.json', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), app: '/docs/assets/app-of-another-day.js' };
    await route.fulfill({ response, json });
  });
  const documents = countDocuments(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openSidebarLink(page, 'Glossary');
  await expect(heading(page)).toHaveText('Glossary');
  await hydrated(page);
  expect(documents()).toBe(1);
  expect(asked.filter((path) => path.includes('/assets/routes-'))).toEqual([]);
  await expectNoise(noise, /published again/);
});

test('with storage blocked, code that stays missing causes at most one more load', async ({
  page,
  noise,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await open(page, 'user/unicode/');
  await page.route('**/assets/pages/*', (route) => route.abort());
  await page.route('**/docs/user/glossary/', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/docs/404.html', route.request().url()).href }),
    }),
  );
  const documents = countDocuments(page);
  await openSidebarLink(page, 'Glossary');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.waitForTimeout(1500); // time: no further load may follow
  expect(documents()).toBe(1);
  await expectNoise(noise, /could not be loaded|ERR_FAILED|storage cannot be used/);
});

test.describe('when the scripts of an old document are gone', () => {
  const entry = /\/assets\/app-[^/]*\.js$/;

  test('one reload loads the new ones', async ({ page, noise }) => {
    let isGone = true;
    await page.route(entry, (route) => (isGone ? route.abort() : route.continue()));
    const documents = countDocuments(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest() && documents() > 1) isGone = false;
    });
    await page.goto('user/unicode/');
    await hydrated(page);
    expect(documents()).toBe(2);
    await expectNoise(noise, /ERR_FAILED/);
  });

  test('and stay gone, the page works as without scripts and is loaded at most twice', async ({
    page,
    noise,
  }) => {
    await page.route(entry, (route) => route.abort());
    const documents = countDocuments(page);
    await page.goto('user/unicode/');
    await expect.poll(documents).toBe(2);
    await page.waitForTimeout(1500); // time: no further load may follow
    expect(documents()).toBe(2);
    await expect(heading(page)).toHaveText('Unicode');
    const enabled = page.locator('button:enabled:visible');
    await expect
      .poll(() => enabled.evaluateAll((all) => all.map((one) => one.outerHTML)))
      .toEqual([]);
    await expectNoise(noise, /ERR_FAILED/);
  });
});

for (const address of ['', 'user/glossary/', 'contributing/api/modules/', 'search/'])
  test(
    `/docs/${address} has its final look as soon as its styles are loaded, while every other file is loading`,
    rareUnless(['', 'search/'].includes(address)),
    async ({ page }) => {
      let release = (): void => undefined;
      const isPainted = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/docs/assets/**', async (route) => {
        if (!/\/assets\/page-[^/]*\.css$/.test(route.request().url())) await isPainted;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const title = page.getByRole('heading', { level: 1 });
      const place = async () => ({ box: await title.boundingBox(), font: await fontOf(title) });
      const before = await place();
      release();
      await hydrated(page);
      await expect.poll(() => place()).toEqual(before);
    },
  );

for (const [name, isDone] of [
  ['Search', (page: Page) => page.getByRole('dialog').isVisible()],
  [
    'Copy page',
    async (page: Page) =>
      (await page.evaluate(() => navigator.clipboard.readText())).startsWith('# Glossary'),
  ],
] as const)
  test(`"${name}", pressed before the app has started, takes effect once it has`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    let release = (): void => undefined;
    const isPressed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
      await isPressed;
      await route.continue();
    });
    await page.goto('user/glossary/', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name, exact: true }).first();
    // Blocks get their final height one frame after a jump, so the page is scrolled before the
    // click.
    await button.scrollIntoViewIfNeeded();
    await button.click();
    release();
    await expect.poll(() => isDone(page)).toBe(true);
    await hydrated(page);
    await expect(page.locator('[data-early-click]')).toHaveCount(0);
  });

test('React is evaluated on its own before the app, even if it arrives last', async ({ page }) => {
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    // A script's `load` event fires after it has run.
    const onLoad = ({ target }: Event) =>
      target instanceof HTMLScriptElement &&
      ran.push(/([a-z]+)-[^/]*$/.exec(target.src)?.[1] ?? '');
    document.addEventListener('load', onLoad, true);
  });
  const appCame = page.waitForResponse(/\/assets\/app-[^/]*\.js$/);
  await page.route(/\/assets\/react-[^/]*\.js$/, async (route) => {
    await (await appCame).finished();
    await route.continue();
  });
  await open(page, 'user/glossary/');
  const ran = await page.evaluate(() => (window as unknown as { ran: string[] }).ran);
  expect(ran.filter((name) => name === 'react' || name === 'app')).toEqual(['react', 'app']);
});

/** Returns the font size, font weight and color of a text. */
function fontOf(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const { fontSize, fontWeight, color } = getComputedStyle(element);
    return `${fontSize} ${fontWeight} ${color}`;
  });
}

test('all of a long page is laid out soon after its first paint, and nothing on screen moves', async ({
  page,
}) => {
  await page.route('**/*.js', async (route) => {
    await page.evaluate(async () => {
      // Scripts are requested before the document has been parsed completely.
      if (document.readyState === 'loading')
        await new Promise((resolve) =>
          document.addEventListener('readystatechange', resolve, { once: true }),
        );
      const waiting = [...document.querySelectorAll('.prose *')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      );
      const { waitingAtFirst = 0 } = window as { waitingAtFirst?: number };
      Object.assign(window, { waitingAtFirst: Math.max(waitingAtFirst, waiting.length) });
    });
    await route.continue();
  });
  await open(page, 'user/actions/');
  await page.locator('html[data-laid-out]').waitFor({ state: 'attached' });
  const { waitingAtFirst, waiting, shift } = await page.evaluate(async () => {
    const shifts = new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(
          list
            .getEntries()
            .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
        ),
      ).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(0), 500); // time: nothing shifts within it.
    });
    const parts = [...document.querySelectorAll('.prose *')];
    return {
      waitingAtFirst: (window as { waitingAtFirst?: number }).waitingAtFirst ?? 0,
      waiting: parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      shift: await shifts,
    };
  });
  expect(waitingAtFirst).toBeGreaterThan(50);
  expect(waiting).toBe(0);
  expect(shift).toBe(0);
});
