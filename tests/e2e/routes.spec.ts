import type { Page } from '@playwright/test';
import { addLink } from '../support/add-to-page.ts';
import { hydrated, isSameDocument, markDocument, open } from '../support/hydrated.ts';
import { writtenPages } from '../support/pages.ts';
import { expect, expectNoise, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

const canonical = 'link[rel="canonical"]';
const siteUrl = 'https://www.cursorless.org/docs/';

test('every written page responds with 200', async ({ request }) => {
  for (const [path] of writtenPages) expect((await request.get(path)).status(), path).toBe(200);
});

const tamperings = {
  'another label in the sidebar': (html: string) =>
    html.replace('<span>Unicode</span>', '<span>Unicorn</span>'),
  'a missing trail': (html: string) => html.replace(/<nav class="breadcrumbs".*?<\/nav>/s, ''),
  'another link in the navbar': (html: string) =>
    html.replace('>For contributors</a>', '>For everybody</a>'),
};

for (const [what, tamper] of Object.entries(tamperings)) {
  test(
    `the console check can fail: ${what} is reported`,
    rareUnless(what === 'another label in the sidebar'),
    async ({ page, noise }) => {
      await page.route('**/user/glossary/', async (route) => {
        const response = await route.fetch();
        const before = await response.text();
        const body = tamper(before);
        expect(body).not.toBe(before);
        await route.fulfill({ response, body });
      });
      await open(page, 'user/glossary/');
      await expectNoise(noise, /Minified React error #418|hydrat/i);
      noise.splice(0);
    },
  );
}

test('unknown addresses show the not-found page in the normal frame and keep their URL', async ({
  page,
  noise,
}) => {
  for (const path of ['user/nothing/', 'user/glossary/extra/', 'nothing.html']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByText(/tell the owner of the site/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/docs/${path}`);
    await expectNoise(noise, /404/);
  }
});

for (const [address, title] of [
  ['user/instalation/x', 'Installation'],
  ['cheatsheet/', 'Cheatsheet'],
  ['try/', 'Try it'],
  ['user/glosary/', 'Glossary'],
  // No page is similar, so popular pages are suggested.
  ['zzzz/', 'Installation'],
] as const)
  test(
    `the not-found page of ${address} offers ${title} first`,
    rareUnless(['user/instalation/x', 'zzzz/'].includes(address)),
    async ({ page, noise }) => {
      await page.goto(address);
      const near = page.locator('.not-found-help li');
      await expect(near.first()).toHaveText(title);
      await expect(near).toHaveCount(3);
      await expectNoise(noise, /404/);
    },
  );

test('a link to an address that no page has leads to the not-found page without a full load', async ({
  page,
}) => {
  await open(page, 'user/glossary/');
  await markDocument(page);
  await addLink(page, { href: '/docs/user/nothing/', text: 'Nowhere' });
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect.poll(() => isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
});

/** Serves a file of the output at another spelling of its URL, as hosts without redirects may. */
async function serveAs(page: Page, spelling: string, file: string): Promise<void> {
  await page.route(`**/docs${spelling}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.fulfill({
      response: await route.fetch({ url: new URL(`/docs/${file}`, route.request().url()).href }),
    });
  });
}

const spellings = [
  { spelling: '/user/glossary', file: 'user/glossary/', path: 'user/glossary/', title: 'Glossary' },
  { spelling: '', file: '', path: '', title: 'Cursorless documentation' },
  { spelling: '/index.html', file: '', path: '', title: 'Cursorless documentation' },
  {
    spelling: '/user/glossary/index.html',
    file: 'user/glossary/',
    path: 'user/glossary/',
    title: 'Glossary',
  },
  { spelling: '/user/glossary.html', file: '404.html', path: 'user/glossary/', title: 'Glossary' },
  { spelling: '/user/glossary/index', file: '404.html', path: 'user/glossary/', title: 'Glossary' },
  { spelling: '/user/Glossary/', file: '404.html', path: 'user/glossary/', title: 'Glossary' },
];

for (const { spelling, file, path, title } of spellings) {
  test(
    `/docs${spelling} is the page "${title}" with its frame and its canonical address`,
    rareUnless(['', '/user/glossary.html', '/user/Glossary/'].includes(spelling)),
    async ({ page }) => {
      await serveAs(page, spelling, file);
      await page.goto(
        `http://localhost:${new URL(test.info().project.use.baseURL ?? '').port}/docs${spelling}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await hydrated(page);
      await expect(page).toHaveTitle(`${title} | Cursorless`);
      await expect(page.locator(canonical)).toHaveAttribute('href', siteUrl + path);
      await expect(
        page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]'),
      ).toHaveText(title);
      await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Docs pages navigation' })).toBeVisible();
    },
  );
}

test('a doubled slash has a defined result', async ({ page, noise }) => {
  await page.goto('/docs//user/glossary/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Page Not Found|Glossary)$/);
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404')));
});

test('query and hash stay in the address, the page is at the heading, the canonical link has neither', async ({
  page,
}) => {
  await open(page, 'user/glossary/?a=1#scope');
  expect(page.url()).toMatch(/\/docs\/user\/glossary\/\?a=1#scope$/);
  await expect(page.locator('#scope')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.locator(canonical)).toHaveAttribute('href', `${siteUrl}user/glossary/`);
});

test('a spelling of the address keeps search and hash in the app', async ({ page }) => {
  await serveAs(page, '/user/glossary.html?a=1', '404.html');
  await open(page, 'user/glossary.html?a=1#scope');
  await expect(page.locator('#scope')).toBeInViewport();
  expect(page.url()).toMatch(/glossary\.html\?a=1#scope$/);
});

test('no page contains the extension or asks for a login', async ({ page }) => {
  await page.goto('');
  await expect
    .poll(() => page.locator('iframe, object, embed, input[type="password"]').count())
    .toBe(0);
  await expect.poll(() => page.context().cookies()).toEqual([]);
});
