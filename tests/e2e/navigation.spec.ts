import type { Page } from '@playwright/test';
import { addLink } from '../support/add-to-page.ts';
import { catchClicks } from '../support/catch-clicks.ts';
import { hydrated, isSameDocument, markDocument, open } from '../support/hydrated.ts';
import { expect, expectNoise, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

const glossaryChunk = '**/assets/pages/user-glossary-*.js';

/** Holds back requests to URLs that match a glob pattern until the returned function is called. */
async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

function sidebarLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('a navigation', () => {
  test('a click changes the page without a load; the old page stays until the new one is ready', async ({
    page,
  }) => {
    await open(page, 'user/unicode/');
    await markDocument(page);
    const letThrough = await holdBack(page, glossaryChunk);
    const asked = page.waitForRequest(glossaryChunk);
    await sidebarLink(page, 'Glossary').click();
    await asked;
    await expect(heading(page)).toHaveText('Unicode');
    await expect(page).toHaveTitle(/^Unicode/);
    letThrough();
    await expect(heading(page)).toHaveText('Glossary');
    await expect.poll(() => isSameDocument(page)).toBe(true);
  });

  test('a page that is already loaded renders within the click', async ({ page }) => {
    await open(page, 'user/glossary/');
    await sidebarLink(page, 'Unicode').click();
    await expect(heading(page)).toHaveText('Unicode');
    const drawn = await sidebarLink(page, 'Glossary').evaluate(async (link: HTMLElement) => {
      link.click();
      await Promise.resolve();
      return document.querySelector('h1')?.textContent;
    });
    expect(drawn).toBe('Glossary');
  });

  test('a slow page shows a thin progress bar, which ignores the pointer, until it has loaded', async ({
    page,
  }) => {
    await open(page, 'user/unicode/');
    const letThrough = await holdBack(page, glossaryChunk);
    await sidebarLink(page, 'Glossary').click();
    const bar = page.locator('.progress-bar');
    await expect(bar).toHaveAttribute('data-phase', 'running');
    expect(
      await bar.evaluate((element) => [
        getComputedStyle(element).height,
        getComputedStyle(element).pointerEvents,
      ]),
    ).toEqual(['2px', 'none']);
    letThrough();
    await expect(heading(page)).toHaveText('Glossary');
    await expect(bar).toHaveCount(0);
  });

  test('neither the first load nor a quick page nor a jump shows it', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { bars: seen });
      new MutationObserver(
        () => document.querySelector('.progress-bar') && seen.push(location.href),
      ).observe(document, { childList: true, subtree: true });
    });
    const bars = () =>
      page.evaluate(() => (window as unknown as { bars: string[] }).bars.splice(0));
    await open(page, 'user/unicode/');
    await expect.poll(() => bars()).toEqual([]);
    // Loads the code beforehand, so that the navigation finds it in the browser's cache.
    await sidebarLink(page, 'Glossary').click();
    await expect(heading(page)).toHaveText('Glossary');
    await page.goBack();
    await expect(heading(page)).toHaveText('Unicode');
    // The request may have been slow, in which case the bar stays for a moment after the page has
    // loaded.
    await expect(page.locator('.progress-bar')).toHaveCount(0);
    await bars();
    await page.goForward();
    await expect(heading(page)).toHaveText('Glossary');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Scope section', exact: true })
      .click();
    await expect(page.locator('#scope')).toBeFocused();
    await expect.poll(() => bars()).toEqual([]);
  });

  test('of two quick clicks the last one wins', async ({ page }) => {
    await open(page, 'user/unicode/');
    const letThrough = await holdBack(page, glossaryChunk);
    const asked = page.waitForRequest(glossaryChunk);
    await sidebarLink(page, 'Glossary').click();
    await asked;
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText('Installation');
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenTitles: seen });
      new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? '')).observe(
        document.body,
        { childList: true, subtree: true, characterData: true },
      );
    });
    const answered = page.waitForResponse(glossaryChunk);
    letThrough();
    await (await answered).finished();
    await page.waitForTimeout(100); // time: the late chunk has time to be shown.
    await expect(heading(page)).toHaveText('Installation');
    expect(
      await page.evaluate(() => [...(window as unknown as { seenTitles: Set<string> }).seenTitles]),
    ).not.toContain('Glossary');
    await expect(page).toHaveTitle(/^Installation/);
    expect(new URL(page.url()).pathname).toBe('/docs/user/installation/');
    await expect(page.locator('.doc-sidebar [aria-current="page"]')).toHaveText('Installation');
  });

  test('code that cannot be fetched leads to a warning and a full load of the address', async ({
    page,
    noise,
  }) => {
    await open(page, 'user/unicode/');
    await markDocument(page);
    await page.route(glossaryChunk, (route) => route.abort());
    await sidebarLink(page, 'Glossary').click();
    await expect(heading(page)).toHaveText('Glossary');
    await expect.poll(() => isSameDocument(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/docs/user/glossary/');
    await expectNoise(noise, /could not be loaded, so the page is being reloaded/);
    await expectNoise(noise, /ERR_FAILED/);
  });

  test('if it stays missing, there is one reload, and then a box with "Retry"', async ({
    page,
    noise,
  }) => {
    await open(page, 'user/unicode/');
    await page.route('**/assets/pages/*', (route) => route.abort());
    // Emulates a host that responds with the not-found document, whose app then needs the missing
    // code.
    let documents = 0;
    await page.route('**/docs/user/glossary/', async (route) => {
      documents += 1;
      await route.fulfill({
        response: await route.fetch({ url: new URL('/docs/404.html', route.request().url()).href }),
      });
    });
    await sidebarLink(page, 'Glossary').click();
    const box = page.getByRole('alert');
    await expect(box.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(documents).toBe(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const { width = 0 } = (await box.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(0);
    expect(width).toBeLessThanOrEqual(720);
    await page.unroute('**/assets/pages/*');
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Glossary');
    await expect(box).toHaveCount(0);
    await expectNoise(noise, /could not be loaded|ERR_FAILED/);
  });

  test('after "Retry" nothing replaces the page at first, then a spinner, until it has loaded', async ({
    page,
    noise,
  }) => {
    await open(page, 'user/unicode/');
    await page.route('**/assets/pages/*', (route) => route.abort());
    await page.route('**/docs/user/glossary/', async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL('/docs/404.html', route.request().url()).href }),
      }),
    );
    await sidebarLink(page, 'Glossary').click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute('**/assets/pages/*');
    const letThrough = await holdBack(page, glossaryChunk);
    await retry.click();
    await expect(retry).toHaveCount(0);
    const spinner = page.getByRole('status', { name: 'Loading the page' });
    await expect(spinner).toBeVisible();
    const rings = await spinner
      .locator('.spinner-ring')
      .evaluateAll((elements) =>
        elements.map((element) => [
          getComputedStyle(element).animationDuration,
          getComputedStyle(element).animationDelay,
        ]),
      );
    expect(rings).toEqual([
      ['3s', '0s'],
      ['3s', '1.5s'],
    ]);
    letThrough();
    await expect(heading(page)).toHaveText('Glossary');
    await expect(spinner).toHaveCount(0);
    await expectNoise(noise, /could not be loaded|ERR_FAILED/);
  });

  test('the placeholder of a page that failed to load has a title and one heading, and the skip link leads there', async ({
    page,
    context,
    noise,
  }) => {
    await open(page, 'user/unicode/');
    await context.setOffline(true);
    await sidebarLink(page, 'Installation').click();
    await expect(page).toHaveTitle(/^You are offline/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['You are offline']);
    const main = page.getByRole('main');
    await expect(main).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.getByRole('link', { name: /^Skip to/ }).focus();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name: 'Retry' })).toBeFocused();
    await expectNoise(noise, /ERR_INTERNET_DISCONNECTED/);
  });

  test('offline, a visited page opens again; another one shows a message inside the frame', async ({
    page,
    context,
    noise,
  }) => {
    await open(page, 'user/unicode/');
    for (const name of ['Glossary', 'Updating']) {
      await sidebarLink(page, name).click();
      await expect(heading(page)).toHaveText(name);
    }
    await context.setOffline(true);
    await page.goBack();
    await expect(heading(page)).toHaveText('Glossary');
    expect(noise).toEqual([]);
    await sidebarLink(page, 'Installation').click();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Installation');
    await expectNoise(noise, /ERR_INTERNET_DISCONNECTED/);
  });

  test('a navigation replaces title, canonical link and meta tags, and duplicates none', async ({
    page,
  }) => {
    await open(page, 'user/unicode/');
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await sidebarLink(page, 'Glossary').click();
    await expect(heading(page)).toHaveText('Glossary');
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /user\/glossary/);
    const head = await readHead(page);
    await page.goto('user/glossary/');
    await expect.poll(() => readHead(page)).toEqual(head);
    expect(head.filter((line) => line.startsWith('canonical')).length).toBe(1);
  });

  test('Back and Forward restore the scroll position', async ({ page }) => {
    await open(page, '');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'For contributors' })
      .click();
    await expect(heading(page)).toHaveText('Contributing');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(() => scrollY(page)).toBe(700);
    await page.goBack();
    await expect(heading(page)).toHaveText('Cursorless documentation');
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.goForward();
    await expect(heading(page)).toHaveText('Contributing');
    await expect.poll(() => scrollY(page)).toBe(700);
  });

  test('Back restores the scroll position on a page of examples, even if the reader left at once', async ({
    page,
  }) => {
    await open(page, 'user/unicode/');
    await sidebarLink(page, 'Glossary').click();
    await expect(heading(page)).toHaveText('Glossary');
    await addLink(page, { href: '/docs/user/actions/', text: 'To the actions' });
    await page.getByRole('link', { name: 'To the actions' }).click();
    await expect(heading(page)).toHaveText('Actions');
    const top = () =>
      page
        .locator('.example')
        .nth(40)
        .evaluate((example) => example.getBoundingClientRect().top);
    await page
      .locator('.example')
      .nth(40)
      .evaluate((example) => example.scrollIntoView({ behavior: 'instant' }));
    const left = await top();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'For contributors' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toHaveText('Contributing');
    await page.goBack();
    await expect(heading(page)).toHaveText('Actions');
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(2);
  });

  test('after a navigation the heading of the new page has the focus, and the page is announced once', async ({
    page,
  }) => {
    await open(page, 'user/unicode/');
    const announcer = page.locator('#status-region');
    await expect(announcer).toHaveText('');
    await announcer.evaluate((element) => {
      const texts: string[] = [];
      Object.assign(window, { announced: texts });
      new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await sidebarLink(page, 'Glossary').click();
    await expect(announcer).toHaveText('Glossary | Cursorless');
    expect(
      await page.evaluate(() => (window as unknown as { announced: string[] }).announced),
    ).toEqual(['Glossary | Cursorless']);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Link to Action', exact: true })).toBeFocused();
  });

  test('Back does not move the focus', async ({ page }) => {
    await open(page, 'user/unicode/');
    await sidebarLink(page, 'Glossary').click();
    await expect(heading(page)).toHaveText('Glossary');
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'For contributors' });
    await link.focus();
    await page.goBack();
    await expect(heading(page)).toHaveText('Unicode');
    await expect(link).toBeFocused();
  });
});

/** Returns the page's title, meta tags, and canonical and alternate links, as sorted strings. */
async function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]',
      ),
    ]
      .map((tag) =>
        tag.tagName === 'TITLE'
          ? `title ${tag.textContent}`
          : ['rel', 'name', 'property', 'hreflang', 'href', 'content']
              .map((name) => tag.getAttribute(name))
              .filter(Boolean)
              .join(' '),
      )
      .sort(),
  );
}

test('the skip link comes first, becomes visible, moves focus to the text, and leaves the address alone', async ({
  page,
}) => {
  await open(page, 'user/glossary/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true);
  expect(
    await page.evaluate(
      () => document.activeElement === document.querySelector('main a[href], main button'),
    ),
  ).toBe(true);
});

test('focus shows a ring of at least 2 px for the keyboard, in both modes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, 'user/glossary/');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return { outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(ring.outlineStyle).toBe('solid');
    expect(ring.width).toBeGreaterThanOrEqual(2);
  }
});

for (const modifiers of [['Control'], ['Meta'], ['Shift']] as const) {
  test(
    `a click with ${modifiers[0]} leaves the page as it is`,
    rareUnless(modifiers[0] === 'Control'),
    async ({ page, context }) => {
      await open(page, 'user/unicode/');
      // It only matters whether the page leaves the link to the browser, not what the browser does
      // with it.
      const handled = await catchClicks(page);
      await sidebarLink(page, 'Glossary').dispatchEvent('click', {
        [`${modifiers[0] === 'Control' ? 'ctrl' : modifiers[0].toLowerCase()}Key`]: true,
      });
      expect(await handled()).toEqual([false]);
      await expect(heading(page)).toHaveText('Unicode');
      expect(context.pages()).toHaveLength(1);
    },
  );
}

test('Ctrl and a click, and the middle button, open a new tab', async ({ page, context }) => {
  await open(page, 'user/unicode/');
  for (const options of [
    { modifiers: ['Control'] as 'Control'[] },
    { button: 'middle' as const },
  ]) {
    const opened = context.waitForEvent('page');
    await sidebarLink(page, 'Glossary').click(options);
    const other = await opened;
    await expect(other).toHaveURL(/\/docs\/user\/glossary\/$/);
    await other.close();
    await expect(heading(page)).toHaveText('Unicode');
  }
});

test('links to other sites open in a new tab without opener and referrer, and are not routed', async ({
  page,
  context,
  noise,
}) => {
  await open(page, '');
  const external = await page
    .locator('a[href^="http"], a[href^="//"]')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]),
    );
  expect(external.length).toBeGreaterThan(3);
  for (const [href, target, rel] of external)
    expect([target, rel], String(href)).toEqual(['_blank', 'noopener noreferrer']);
  const asked = context.waitForEvent('request', (request) =>
    request.url().startsWith('https://github.com/'),
  );
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'GitHub repository' }).click();
  await asked;
  await (await opened).close();
  expect(new URL(page.url()).pathname).toBe('/docs/');
  await addLink(page, { href: '/docs/user/glossary/', text: 'In a new tab', target: '_blank' });
  const own = context.waitForEvent('page');
  await page.getByRole('link', { name: 'In a new tab' }).click();
  await expect(await own).toHaveURL(/user\/glossary\/$/);
  expect(new URL(page.url()).pathname).toBe('/docs/');
  // The request to GitHub has failed, because tests have no network.
  noise.splice(0);
});

test('addresses that are not web pages are left to the browser', async ({ page }) => {
  await open(page, 'user/unicode/');
  const handled = await catchClicks(page);
  await page.evaluate(() => {
    for (const href of ['mailto:a@example.org', 'tel:123']) {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
    }
  });
  expect(await handled()).toEqual([false, false]);
});

test('a link to a file of the site is not routed', async ({ page }) => {
  await open(page, 'user/unicode/');
  await markDocument(page);
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL(/\/user\/unicode\.md$/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('every internal link has the base path once', async ({ page }) => {
  for (const path of ['', 'user/customization/', 'contributing/api/']) {
    await page.goto(path);
    const wrong = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !/^\/docs\/(?!docs\/)/.test(href)),
      );
    expect(wrong, path).toEqual([]);
  }
});

test.describe('without a data saver', () => {
  test.use({ prefetches: true });

  test('links in view are prefetched, each once', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/pages/')) requests.push(request.url());
    });
    const fetched = page.waitForRequest(glossaryChunk);
    await open(page, 'user/unicode/');
    await fetched;
    await page.waitForLoadState('networkidle');
    await sidebarLink(page, 'Glossary').hover();
    await sidebarLink(page, 'Glossary').click();
    await expect(heading(page)).toHaveText('Glossary');
    expect(new Set(requests).size).toBe(requests.length);
  });

  test('links that come into view are prefetched at low priority, at most three at a time', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const underWay = new Set<string>();
    const priorities: string[] = [];
    let most = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.includes('/assets/pages/')) return;
      priorities.push(request.initialPriority);
      most = Math.max(most, underWay.add(requestId).size);
    });
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
      session.on(end, ({ requestId }: { requestId: string }) => void underWay.delete(requestId));
    await open(page, 'contributing/api/modules/');
    await expect.poll(() => priorities.length).toBeGreaterThan(20);
    await page.waitForLoadState('networkidle');
    const inView = priorities.length;
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => priorities.length).toBeGreaterThan(inView + 5);
    expect(new Set(priorities)).toEqual(new Set(['Low']));
    expect(most).toBeLessThanOrEqual(3);
  });

  test('failed prefetches are silent', async ({ page, noise }) => {
    await page.route('**/assets/pages/*', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/javascript',
        body: 'throw new Error("broken")',
      }),
    );
    const asked = page.waitForResponse('**/assets/pages/*');
    await open(page, 'user/unicode/');
    await asked;
    await page.waitForLoadState('networkidle');
    expect(noise).toEqual([]);
  });
});

test('nothing is prefetched with data saver, and navigation still works', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/pages/')) requests.push(request.url());
  });
  await open(page, 'user/unicode/');
  await sidebarLink(page, 'Installation').hover();
  await sidebarLink(page, 'Installation').focus();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(await page.locator('link[rel="prefetch"], link[rel="preload"][as="script"]').count()).toBe(
    0,
  );
  await sidebarLink(page, 'Installation').click();
  await expect(heading(page)).toHaveText('Installation');
});

test('a link of the contents leads to its heading, below the navbar, with focus and without a load', async ({
  page,
}) => {
  await open(page, 'user/customization/');
  await markDocument(page);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3);
  const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
  await link.click();
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  await expectAtHeading(page, id);
  await expect.poll(() => isSameDocument(page)).toBe(true);
  await page.reload();
  await expectAtHeading(page, id);
});

/** Expects the heading to have focus and to be in view below the navbar. */
async function expectAtHeading(page: Page, id: string): Promise<void> {
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const navbarEdge = await page
    .locator('.navbar')
    .evaluate((navbar) => navbar.getBoundingClientRect().bottom);
  await expect
    .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(navbarEdge);
}

test('Back to a jump leads to the heading again', async ({ page }) => {
  await open(page, 'user/glossary/#scope');
  await expectAtHeading(page, 'scope');
  await sidebarLink(page, 'Unicode').click();
  await expect(heading(page)).toHaveText('Unicode');
  await page.goBack();
  await expect(heading(page)).toHaveText('Glossary');
  await expect(page.locator('#scope')).toBeInViewport();
});

test('a percent-encoded hash reaches its heading', async ({ page }) => {
  await open(page, '#%70aired-delimiters');
  await expectAtHeading(page, 'paired-delimiters');
});

test('a malformed hash and one without a heading do nothing and throw nothing', async ({
  page,
}) => {
  for (const hash of ['#%E0%A4%A', '#%', '#no-such-heading']) {
    await open(page, `user/glossary/${hash}`);
    await expect(heading(page)).toHaveText('Glossary');
    await page.evaluate(
      (href) => {
        document.querySelector('.odd')?.remove();
        const link = Object.assign(document.createElement('a'), {
          href,
          className: 'odd',
          textContent: 'Odd link',
        });
        document.querySelector('main')?.prepend(link);
      },
      hash === '#%' ? '#%E0' : '#%',
    );
    const before = await scrollY(page);
    await page.getByRole('link', { name: 'Odd link' }).click();
    await expect(heading(page)).toHaveText('Glossary');
    await expect.poll(() => scrollY(page)).toBe(before);
  }
});

test('a link to a heading of another page leads to that heading', async ({ page }) => {
  await open(page, 'user/unicode/');
  await addLink(page, { href: '/docs/user/glossary/#scope', text: 'To a heading' });
  await page.getByRole('link', { name: 'To a heading' }).click();
  await expect(heading(page)).toHaveText('Glossary');
  await expectAtHeading(page, 'scope');
});

test('a link to a heading that another page does not have leads to its top', async ({ page }) => {
  await open(page, 'user/unicode/');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await addLink(page, { href: '/docs/user/glossary/#no-such-heading', text: 'To no heading' });
  await page.getByRole('link', { name: 'To no heading' }).dispatchEvent('click');
  await expect(heading(page)).toHaveText('Glossary');
  await expect.poll(() => scrollY(page)).toBe(0);
});

for (const hash of ['#top', '#%E0%A4%A', '#nope'])
  test(
    `Back and Forward restore the positions before and after ${hash}`,
    rareUnless(hash === '#top'),
    async ({ page }) => {
      await open(page, `user/glossary/${hash}`);
      await addLink(page, { href: '/docs/user/unicode/', text: 'Away' });
      await addLink(page, { href: '#scope', text: 'To a heading' });
      await addLink(page, { href: hash, text: 'Odd link' });
      const click = (name: string) => page.getByRole('link', { name }).dispatchEvent('click');
      const expectAt = (top: number) => expect.poll(() => scrollY(page)).toBe(top);
      const scrollTo = async (top: number) => {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await expectAt(top);
      };
      // Goes to a heading without having scrolled before.
      await click('To a heading');
      await expectAtHeading(page, 'scope');
      await page.goBack();
      await expectAt(0);
      // Follows the odd link from a scroll position, then leaves the page and comes back.
      await page.goForward();
      await scrollTo(600);
      await click('Odd link');
      const there = hash === '#top' ? 0 : 600;
      await expectAt(there);
      await click('Away');
      await expect(heading(page)).toHaveText('Unicode');
      await page.goBack();
      await expect(heading(page)).toHaveText('Glossary');
      await expectAt(there);
      await page.goBack();
      await expectAt(600);
    },
  );

for (const hash of ['#top', '#%E0%A4%A', '#nope', '#scope'])
  test(
    `Back from another site restores the scroll position after ${hash}`,
    rareUnless(hash === '#scope'),
    async ({ page }) => {
      await open(page, `user/glossary/${hash}`);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => scrollY(page)).toBe(900);
      await page.goto('/docs/llms.txt');
      await page.goBack();
      await expect(heading(page)).toHaveText('Glossary');
      await hydrated(page);
      await expect.poll(() => scrollY(page)).toBe(900);
    },
  );

test('a link to the top leads there', async ({ page }) => {
  await open(page, 'user/glossary/');
  await addLink(page, { href: '#top', text: 'To the top' });
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.getByRole('link', { name: 'To the top' }).dispatchEvent('click');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('the search page is also found by an address in capitals', async ({ page, noise }) => {
  await page.goto('SEARCH/');
  await expect(heading(page)).toHaveText('Search the documentation');
  noise.splice(0);
});

test('the same link scrolls again after the reader has scrolled away', async ({ page }) => {
  await open(page, 'user/glossary/');
  const link = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Scope section', exact: true });
  await link.click();
  await expectAtHeading(page, 'scope');
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await link.click();
  await expectAtHeading(page, 'scope');
  await expect.poll(() => page.evaluate(() => history.length)).toBe(steps);
});

test('the document itself scrolls: Page Down works right after the load', async ({ page }) => {
  await open(page, 'user/glossary/');
  await page.keyboard.press('PageDown');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
});
