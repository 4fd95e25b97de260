import type { Page } from '@playwright/test';
import { hydrated, isSameDocument, markDocument, open } from '../support/hydrated.ts';
import { kindsOfPage, writtenPages } from '../support/pages.ts';
import { expect, expectNoise, test } from '../support/test.ts';
import { isThorough, rareUnless } from '../support/thorough.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scrolls the page to a position without animation, and waits until its scroll event has fired. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (value) => {
    window.scrollTo({ top: value, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
}

test.describe('navbar', () => {
  test('logo, title and two links on the left; repository, color and search on the right', async ({
    page,
  }) => {
    await open(page, 'user/glossary/');
    const brand = navbar(page)
      .getByRole('link', { name: /Cursorless/ })
      .first();
    await expect(brand).toHaveAttribute('href', '/docs/');
    await expect(brand.getByAltText('Cursorless')).toBeVisible();
    await expect(brand).toContainText('Cursorless');
    await expect(navbar(page).getByRole('link', { name: 'For users' })).toHaveAttribute(
      'href',
      '/docs/',
    );
    await expect(navbar(page).getByRole('link', { name: 'For contributors' })).toHaveAttribute(
      'href',
      '/docs/contributing/',
    );
    const repository = navbar(page).getByRole('link', { name: 'GitHub repository' });
    expect(
      await repository.evaluate((link) => [link.getAttribute('target'), link.getAttribute('rel')]),
    ).toEqual(['_blank', 'noopener noreferrer']);
    const lefts = await navbar(page)
      .locator('a, button')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => control.getBoundingClientRect().left),
      );
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  });

  const active = {
    '': 'For users',
    'user/experimental/snippets/': 'For users',
    'contributing/guidelines/': 'For contributors',
    'contributing/api/': 'For contributors',
    [kindsOfPage['API class']]: 'For contributors',
  };
  test('the link of the sidebar that a page belongs to is current; elsewhere none is', async ({
    page,
    noise,
  }) => {
    for (const [path, label] of Object.entries(active)) {
      await page.goto(path);
      await expect
        .poll(() => navbar(page).locator('[aria-current="page"]').allTextContents(), path)
        .toEqual([label]);
    }
    for (const path of [kindsOfPage.search, kindsOfPage['not found']]) {
      await open(page, path);
      await expect(navbar(page).locator('[aria-current]')).toHaveCount(0);
    }
    await expectNoise(noise, /404/);
  });

  test('Tab goes from the skip link through navbar, sidebar and text to the contents', async ({
    page,
  }) => {
    const order = [
      '.skip-link',
      '.navbar',
      '.doc-sidebar',
      '.doc-column',
      '.doc-aside',
      '.site-footer',
    ];
    await open(page, 'user/glossary/');
    const places: string[] = [];
    for (let press = 0; press < 150; press += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate((order) => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'end';
        // The back-to-top button appears and disappears with the scrolling that focus causes.
        if (element.matches('.back-to-top')) return '.doc-aside';
        return order.find((selector) => element.closest(selector)) ?? 'elsewhere';
      }, order);
      if (place === 'end') break;
      if (places.at(-1) !== place) places.push(place);
    }
    expect(places).toEqual(order);
  });
});

test('code and page change colors with the mode, without a load', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'user/customization/');
  await markDocument(page);
  const colors = () =>
    page.evaluate(() =>
      ['body', '.code-block pre', '.code-block code', '.code-block .tok-keyword']
        .map(
          (selector) =>
            [selector, getComputedStyle(document.querySelector(selector) as Element)] as const,
        )
        .map(([selector, style]) => `${selector} ${style.color} ${style.backgroundColor}`),
    );
  const light = await colors();
  await page
    .getByRole('button', { name: 'Dark Switch between dark and light mode (currently light mode)' })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(async () => (await colors()).filter((line, index) => line === light[index]))
    .toEqual([]);
  await expect.poll(() => isSameDocument(page)).toBe(true);
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
  ).toContain('dark');
});

test('a saved dark mode applies from the first paint, with dark native controls', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // Records the mode as soon as there is a body, before anything can be painted.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { firstMode: document.documentElement.getAttribute('data-theme') });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['', 'user/glossary/']) {
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { firstMode: string }).firstMode))
      .toBe('dark');
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
    ).toContain('dark');
  }
});

test.describe('sidebar', () => {
  test('both sidebars are in the right order', async ({ page }) => {
    await page.goto('');
    const labels = () =>
      sidebar(page)
        .locator('> ul > li')
        .evaluateAll((rows) =>
          rows.map((row) => row.querySelector('span:not([class])')?.textContent),
        );
    await expect
      .poll(() => labels())
      .toEqual(['Start', 'Commands', 'Everyday', 'Look up', 'Make it yours', 'Fix']);
    await page.goto('contributing/');
    await expect
      .poll(() => labels())
      .toEqual([
        'API',
        'Contributing',
        'Adding a new programming language',
        'Adding a scope',
        'Adding an action',
        'Architecture',
        'Documentation search',
        'Contributor guidelines',
        'How a command runs',
        'Parse tree pattern matcher',
        'Test case recorder',
      ]);
  });

  test('another section has another sidebar; pages outside have none', async ({ page, noise }) => {
    await open(page, 'user/glossary/');
    await navbar(page).getByRole('link', { name: 'For contributors' }).click();
    await expect(sidebar(page).getByRole('link', { name: 'Contributor guidelines' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Glossary' })).toHaveCount(0);
    for (const path of [kindsOfPage.search, kindsOfPage['not found']]) {
      await page.goto(path);
      await expect(sidebar(page)).toHaveCount(0);
    }
    await expectNoise(noise, /404/);
  });

  test('it stays below the navbar and scrolls on its own', async ({ page }) => {
    await open(page, 'contributing/api/');
    await scrollTo(page, 400);
    const [edge = 0, top] = await page.evaluate(() => [
      document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('.doc-sidebar')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(edge).toBeGreaterThan(40);
    expect(top).toBeGreaterThanOrEqual(edge - 1);
    expect(top).toBeLessThan(edge + 60);
  });

  test('the link of the page is in view in a long sidebar', async ({ page }) => {
    await open(page, kindsOfPage['API interface']);
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a click anywhere on a row follows its link', async ({ page }) => {
    await open(page, 'user/unicode/');
    const row = await sidebar(page)
      .getByRole('listitem')
      .filter({ hasText: 'Glossary' })
      .last()
      .boundingBox();
    if (!row) throw new Error('The row has no box.');
    await page.mouse.click(row.x + row.width - 6, row.y + row.height / 2);
    await expect(heading(page)).toHaveText('Glossary');
  });

  test('API filter: typing finds pages of all lists, the first of which opens', async ({
    page,
  }) => {
    await open(page, 'contributing/api/');
    const field = sidebar(page).getByRole('searchbox', { name: 'Filter' });
    await field.fill('CommandRunner');
    await expect(sidebar(page).getByRole('status')).toHaveText(/Pages found: [1-9]/);
    await sidebar(page)
      .getByRole('link', { name: /^CommandRunner/ })
      .first()
      .click();
    await expect(heading(page)).toHaveText('Class: CommandRunner');
    await field.fill('no such thing');
    await expect(sidebar(page).getByRole('status')).toHaveText(/Pages found: 0/);
  });
});

test.describe('breadcrumbs and pager', () => {
  test('the trail leads home and up; names without a page are text', async ({ page }) => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await page.goto('user/experimental/keyboard/modal/');
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/docs/');
    await expect
      .poll(() => trail.getByRole('listitem').allTextContents())
      .toEqual([
        'Home',
        'Make it yours',
        'Experimental features',
        'Keyboard',
        'Modal keyboard interface',
      ]);
    expect(
      await trail
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/docs/', '/docs/user/experimental/']);
    await page.goto('contributing/api/');
    await expect(trail.getByRole('listitem').last()).toHaveText('API');
  });

  test('the pager walks through the sidebar', async ({ page }) => {
    const next = page
      .getByRole('navigation', { name: 'Docs pages navigation' })
      .getByRole('link', { name: /^Next/ });
    await open(page, '');
    const path = () => new URL(page.url()).pathname;
    const seen = [path()];
    // A few pages suffice here, because the build's tests check the links of all pages.
    const most = isThorough ? 40 : 4;
    while ((await next.count()) > 0 && seen.length < most) {
      const label = (await next.locator('.pager-label').textContent()) ?? '';
      await next.click();
      await expect(heading(page)).toHaveText(label);
      seen.push(path());
    }
    expect(seen.slice(0, 3)).toEqual(['/docs/', '/docs/user/installation/', '/docs/user/try/']);
    if (!isThorough) return;
    expect(seen.at(-1)).toBe('/docs/user/updating/');
    // The walk has opened every category. A category without a page links to the first page below
    // it.
    const listed = await sidebar(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(seen).toEqual([...new Set(listed)]);
  });

  test('written pages can be edited at their source; API pages cannot; no page has a date', async ({
    page,
  }) => {
    await page.goto('user/glossary/');
    const edit = page.getByRole('link', { name: 'Edit this page' });
    expect(
      await edit.evaluate((link) => [
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]),
    ).toEqual([
      'https://github.com/cursorless-dev/cursorless/edit/main/docs/user/glossary.md',
      '_blank',
      'noopener noreferrer',
    ]);
    await expect(page.getByText(/Last updated/)).toHaveCount(0);
    await page.goto(kindsOfPage['API class']);
    await expect(edit).toHaveCount(0);
  });
});

test.describe('contents of the page', () => {
  test('they list headings of levels 2 and 3 only', async ({ page }) => {
    await page.goto('');
    await expect(toc(page).getByRole('link')).toHaveCount(22);
    const deeper = await page
      .locator('main :is(h4, h5, h6)[id]')
      .evaluateAll((headings) => headings.map((element) => element.id));
    expect(deeper.length).toBeGreaterThan(0);
    const listed = await toc(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '')),
      );
    expect(listed).toEqual(
      await page
        .locator('main :is(h2, h3)[id]')
        .evaluateAll((headings) => headings.map((element) => element.id)),
    );
    await page.goto('user/glossary/');
    await expect(toc(page).getByRole('link')).toHaveCount(13);
  });

  test('pages without such headings have none', async ({ page }) => {
    await page.goto('user/experimental/');
    await expect(page.getByText('On this page')).toHaveCount(0);
  });

  test('one heading at a time is marked: none above the first, the one read, the last at the end', async ({
    page,
  }) => {
    await open(page, '');
    const current = toc(page).locator('[aria-current]');
    await expect(current).toHaveCount(0);
    await page.evaluate(() => {
      const navbarHeight = document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;
      const top =
        (
          document.getElementById('modifiers') ?? document.querySelectorAll('main h3')[2]
        )?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top - navbarHeight - 10, behavior: 'instant' });
    });
    // Both are read together and, on a mismatch, again, because headings move while sections are
    // laid out.
    await expect(async () => {
      const { read, marked } = await page.evaluate(() => {
        const edge = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const headings = [...document.querySelectorAll('main h2[id], main h3[id]')];
        const tops = headings.map((heading) => heading.getBoundingClientRect().top);
        const below = tops.findIndex((top) => top >= edge);
        const index = (tops[below] ?? 0) < innerHeight / 2 ? below : below - 1;
        const links = document.querySelectorAll('.toc-link[aria-current]');
        return {
          read: [`#${headings[index]?.id}`],
          marked: [...links].map((link) => link.getAttribute('href')),
        };
      });
      expect(marked).toEqual(read);
    }).toPass();
    await scrollTo(page, 1e6);
    await expect(current).toHaveAttribute(
      'href',
      (await toc(page).getByRole('link').last().getAttribute('href')) ?? '',
    );
  });

  test('on small screens a collapsed list replaces them, and collapses again after a choice', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await open(page, 'user/glossary/');
    await expect(page.locator('.doc-toc')).toBeHidden();
    const button = page.getByRole('button', { name: 'On this page' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const list = page.locator('.mobile-toc-list');
    await expect(list).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(list.locator('[aria-current]')).toHaveCount(0);
    await list.getByRole('link', { name: 'Scope section', exact: true }).click();
    await expect(page.locator('#scope')).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(button).toBeHidden();
    await expect(page.locator('.doc-toc')).toBeVisible();
  });
});

test('"Scroll back to top" shows only on scrolling up, and scrolls to the top', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toHaveCount(0);
  // The button's code arrives after the page, and just after that, scrolling still counts as part
  // of the navigation.
  await expect(async () => {
    await scrollTo(page, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
    await expect(button).toHaveCount(0);
    await scrollTo(page, 1500);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await scrollTo(page, 1800);
  await expect(button).toHaveCount(0);
  await scrollTo(page, 1400);
  await expect(button).toBeVisible();
  await toc(page).getByRole('link').first().click();
  await expect(button).toHaveCount(0);
  // Scrolling right after a jump counts as part of it.
  await page.waitForTimeout(200); // time: until the jump is over
  await scrollTo(page, 2000);
  await scrollTo(page, 1900);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});

for (const [what, block] of Object.entries({
  'cannot be read': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  'refuses everything': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new Error('blocked');
      };
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
})) {
  test(
    `where storage ${what}, choices last for the visit, and one warning says so`,
    rareUnless(what === 'refuses everything'),
    async ({ page, noise }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.addInitScript(block);
      await open(page, 'user/glossary/');
      await page.getByRole('button', { name: /currently light mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await sidebar(page).getByRole('link', { name: 'Unicode' }).click();
      await expect(heading(page)).toHaveText('Unicode');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(noise).toHaveLength(1);
      await expectNoise(noise, /^warning: Browser storage cannot be used/);
    },
  );
}

test('without JavaScript written pages show their text, code, contents and working links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const [path, title] of isThorough ? writtenPages : writtenPages.slice(0, 9)) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    expect((await page.locator('main article').innerText()).length, path).toBeGreaterThan(200);
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
    await expect.poll(() => page.locator('a[href="#"], a:not([href])').count(), path).toBe(0);
    // Nothing that needs scripts is offered, except the color button.
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  }
  await page.goto('contributing/');
  await expect(page.locator('.code-block code').first()).toBeVisible();
  await expect(toc(page).getByRole('link').first()).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Architecture' }).click();
  await expect(heading(page)).toHaveText('Hat snapshots');
  await page.goto('user/glossary/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#main-content');
  await context.close();
});

test('without JavaScript the colors are the default and the color button is off', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto('user/glossary/');
  await expect(page.getByRole('link', { name: 'For contributors' })).toBeVisible();
  await expect(page.locator('.navbar .color-button')).toBeHidden();
  await context.close();
});

test('focus on a link of the navbar leaves the page where it is', async ({ page }) => {
  await open(page, '');
  await scrollTo(page, 1500);
  for (const name of ['For contributors', 'GitHub repository'])
    await navbar(page).getByRole('link', { name }).focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test('with reduced motion nothing scrolls smoothly, fades or slides', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => {
      const longest = (list: string) =>
        Math.max(...list.split(',').map((text) => Number.parseFloat(text)));
      const isSlow = ({ transitionDuration, animationDuration }: CSSStyleDeclaration) =>
        longest(transitionDuration) > 0.011 || longest(animationDuration) > 0.011;
      return (
        [...document.querySelectorAll('*')].filter((element) => isSlow(getComputedStyle(element)))
          .length + (getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? 1 : 0)
      );
    });
  await open(page, 'user/customization/');
  await expect.poll(() => moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moving()).toBe(0);
});

test('print shows the text alone: no bars, no sidebars, nothing over it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'user/glossary/');
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  for (const selector of [
    '.navbar',
    '.doc-sidebar',
    '.doc-toc',
    '.mobile-toc',
    '.pager',
    '.page-actions',
    '.skip-link',
  ])
    await expect(page.locator(selector), selector).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            element.checkVisibility() &&
            ['fixed', 'sticky'].includes(getComputedStyle(element).position),
        )
        .map((element) => element.className),
    ),
  ).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('nothing is stored before a choice, no announcement shows, and the navbar never hides', async ({
  page,
}) => {
  await open(page, '');
  await scrollTo(page, 3000);
  await expect(navbar(page)).toBeInViewport();
  await expect(page.locator('.announcement-bar')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole('button', { name: / Switch between dark and light/ }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['theme']);
});

test('the only inline scripts are for the first paint and, on the home page, for the base URL', async ({
  page,
}) => {
  await page.goto('user/glossary/');
  await expect.poll(() => page.locator('script:not([src]):not([type$="json"])').count()).toBe(1);
  await expect.poll(() => page.locator('[style], [onclick]').count()).toBe(0);
  // Styles are only in the head, so that the text is painted once.
  await expect.poll(() => page.locator('head > style').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('body style').count()).toBe(0);
  await page.goto('');
  await expect.poll(() => page.locator('script:not([src]):not([type$="json"])').count()).toBe(2);
});

test('the banner about a wrong base URL shows on the home page only, with text only', async ({
  page,
  noise,
}) => {
  const banner = page.locator('#base-url-banner');
  await page.goto('');
  await hydrated(page);
  await expect(banner).toHaveCount(0);
  const markup = await (await page.request.get('')).text();
  expect(markup.replace(/<script.*?<\/script>/gs, '')).not.toContain('did not load properly');
  await page.route('**/docs/assets/**', (route) => route.fulfill({ status: 404 }));
  const odd = '/elsewhere/%3Cimg%20src=x%3E';
  await page.route(`**${odd}`, async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/docs/', route.request().url()).href }),
    }),
  );
  await page.goto(odd);
  await expect(banner).toContainText('did not load properly');
  await expect(banner).toContainText('Current base URL: /docs/');
  await expect(banner).toContainText(`Suggested base URL: ${odd}/`);
  await expect
    .poll(() => banner.evaluate((element) => getComputedStyle(element).borderTopColor))
    .toBe('rgb(255, 0, 0)');
  await expect(banner.locator('img')).toHaveCount(0);
  await page.goto('user/glossary/');
  await expect(heading(page)).toHaveText('Glossary');
  await expect(banner).toHaveCount(0);
  await expectNoise(noise, /404/);
});
