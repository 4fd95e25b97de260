import type { Page } from '@playwright/test';
import { fixtureTest } from '../support/fixture-test.ts';
import { isSameDocument, laidOut, markDocument, open } from '../support/hydrated.ts';
import { countShifts, paintWhenParsed } from '../support/layout-shifts.ts';
import { expect, expectNoise } from '../support/test.ts';

const test = fixtureTest('live');

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const isSelected = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test.describe('tabs', () => {
  test('the markup shows the default, the page hydrates cleanly, and a lazy group contains only one panel', async ({
    page,
    request,
  }) => {
    const markup = await (await request.get('guide/tabs/')).text();
    expect(markup).toContain('Words for Linux.');
    expect(markup).toContain('Words for a Mac.');
    expect(markup).toContain('Only two.');
    expect(markup).not.toContain('<p>Only one.');
    await open(page, 'guide/tabs/');
    await isSelected(page, 'Linux');
    await expect(page.getByText('Only one.')).toHaveCount(0);
    await tab(page, 'One').click();
    await expect(page.getByText('Only one.')).toBeVisible();
    await expect(page.getByText('Only two.')).toHaveCount(0);
  });

  test('a choice is stored and applies to all groups with the same name, here and on later pages', async ({
    page,
  }) => {
    await open(page, 'guide/tabs/');
    await expect.poll(() => stored(page)).toEqual({});
    await tab(page, 'Windows').click();
    await isSelected(page, 'Windows');
    await isSelected(page, 'Windows too');
    await expect(page.getByText('The second group for Windows.')).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({ 'live-docs.docusaurus.tab.system': 'windows' });
    await page
      .getByRole('link', { name: /More tabs/ })
      .first()
      .click();
    await isSelected(page, 'Windows here');
    await expect(page.getByText('Windows on another page.')).toBeVisible();
    await open(page, 'guide/tabs/');
    await isSelected(page, 'Windows');
  });

  test('without a default no tab is selected', async ({ page }) => {
    await open(page, 'guide/more-tabs/');
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
    await expect(page.locator('[role="tabpanel"]:not([hidden])')).toHaveCount(0);
  });

  test('a stored value that a group lacks does not change it, and stays stored', async ({
    page,
  }) => {
    await open(page, 'guide/tabs/');
    await tab(page, 'Mac').click();
    await isSelected(page, 'Mac');
    await isSelected(page, 'Windows too');
    await expect.poll(() => stored(page)).toEqual({ 'live-docs.docusaurus.tab.system': 'mac' });
    await open(page, 'guide/more-tabs/');
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual({ 'live-docs.docusaurus.tab.system': 'mac' });
  });

  test('a group without a name is independent and stores nothing', async ({ page }) => {
    await open(page, 'guide/tabs/');
    await tab(page, 'One').click();
    await isSelected(page, 'One');
    await isSelected(page, 'Linux');
    await expect.poll(() => stored(page)).toEqual({});
  });

  test('the pressed tab stays where it is in the window, whatever happens above it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 400 });
    await open(page, 'guide/tabs/');
    await tab(page, 'Windows too').scrollIntoViewIfNeeded();
    await tab(page, 'Windows too').evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 130, behavior: 'instant' }),
    );
    const top = () =>
      tab(page, 'Windows too').evaluate((element) =>
        Math.round(element.getBoundingClientRect().top),
      );
    const before = await top();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await tab(page, 'Windows too').click();
    await isSelected(page, 'Windows');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .not.toBe(height);
    await expect.poll(() => top()).toBe(before);
  });

  test('tabs and panels have roles, tab stops and links; the browser’s search finds hidden panels', async ({
    page,
  }) => {
    await open(page, 'guide/tabs/');
    await expect(page.getByRole('tablist').first()).toHaveAttribute(
      'aria-orientation',
      'horizontal',
    );
    expect(
      await page
        .getByRole('tablist')
        .first()
        .getByRole('tab')
        .evaluateAll((tabs) =>
          tabs.map((element) => [
            element.getAttribute('aria-selected'),
            (element as HTMLElement).tabIndex,
          ]),
        ),
    ).toEqual([
      ['false', -1],
      ['true', 0],
      ['false', -1],
    ]);
    const linked = await page
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map(
          (element) =>
            document
              .getElementById(element.getAttribute('aria-controls') ?? '')
              ?.getAttribute('aria-labelledby') === element.id,
        ),
      );
    expect(linked.slice(0, 5)).toEqual([true, true, true, true, true]);
    expect(
      await page
        .locator('[role="tabpanel"][hidden]')
        .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('hidden'))),
    ).toEqual(['until-found', 'until-found', 'until-found']);
    await page.locator('[role="tabpanel"]').first().dispatchEvent('beforematch');
    await isSelected(page, 'Mac');
    await expect(page.getByText('Words for a Mac.')).toBeVisible();
  });

  test('arrow keys move in the direction of reading and wrap around; Home and End move to the ends', async ({
    page,
  }) => {
    await open(page, 'guide/tabs/');
    await tab(page, 'Linux').focus();
    for (const [key, name] of [
      ['ArrowLeft', 'Windows'],
      ['ArrowLeft', 'Mac'],
      ['ArrowRight', 'Windows'],
      ['Home', 'Mac'],
      ['End', 'Windows'],
      ['ArrowRight', 'Linux'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name), key).toBeFocused();
      await isSelected(page, name);
    }
  });

  test('unselected panels take no room: nothing shifts while the page loads, and Back returns exactly', async ({
    page,
  }) => {
    for (const script of [countShifts, paintWhenParsed]) await page.addInitScript(script);
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, 'guide/tabs/');
    await laidOut(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-shift');
    for (const panel of await page.locator('[role="tabpanel"][hidden]').all())
      expect((await panel.boundingBox())?.height).toBe(0);
    await page.evaluate(() => scrollTo({ top: 217, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(217);
    const title = page.getByRole('heading', { level: 1 });
    const byClick = () =>
      page
        .locator('.sidebar-list a[href$="/more-tabs/"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
    for (const leave of [byClick, byClick, () => page.goto('guide/more-tabs/')]) {
      await leave();
      await expect(title).toHaveText('More tabs');
      await page.goBack();
      await expect(title).toHaveText('Tabs');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(217);
    }
  });

  test('a hash typed into the address bar leads to its heading, whatever was left at an earlier one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const heading = page.getByRole('heading', { name: 'A heading' });
    for (const visit of [1, 2]) {
      await open(page, 'guide/tabs/');
      await page.evaluate(() => void (location.hash = 'a-heading'));
      await expect(heading, `visit ${visit}`).toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(heading).not.toBeInViewport();
    }
  });

  test('with blocked storage switching works for the visit', async ({ page, noise }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('blocked');
        },
      }),
    );
    await open(page, 'guide/tabs/');
    await tab(page, 'Windows').click();
    await isSelected(page, 'Windows too');
    await page
      .getByRole('link', { name: /More tabs/ })
      .first()
      .click();
    await isSelected(page, 'Windows here');
    await expectNoise(noise, /^warning: Browser storage cannot be used/);
  });
});

test.describe('a link into folded content', () => {
  const isInView = (page: Page, name: string) =>
    expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();

  for (const [link, heading, hash] of [
    ['Into a tab', 'In a tab', '#in-a-tab'],
    ['into details', 'In details', '#in-details'],
    ['into both', 'In both', '#in-both'],
  ] as const) {
    test(`"${link}" shows its heading, by address, by a click and after Back`, async ({ page }) => {
      await open(page, `guide/folded/${hash}`);
      await isInView(page, heading);
      await open(page, 'guide/folded/');
      await page.getByRole('link', { name: link, exact: true }).click();
      await isInView(page, heading);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
      const navbar = page.getByRole('navigation', { name: 'Main' });
      await navbar.getByRole('link', { name: 'Tabs', exact: true }).click();
      await isInView(page, 'Tabs');
      await page.goBack();
      await isInView(page, heading);
    });

    test(`"${heading}" is shown from the contents and from a search result, too`, async ({
      page,
    }) => {
      await open(page, 'guide/folded/');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await contents.getByRole('link', { name: heading, exact: true }).click();
      await isInView(page, heading);
      for (const start of ['guide/folded/', 'guide/tabs/']) {
        await open(page, start);
        await page.keyboard.press('Control+k');
        await page.keyboard.insertText(heading);
        await page.locator(`.DocSearch-Hit a[href$="guide/folded/${hash}"]`).click();
        await isInView(page, heading);
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
      }
    });
  }
});

test.describe('a page that crashes', () => {
  const alert = (page: Page) => page.getByRole('heading', { name: 'This page crashed.' });

  /** Makes a page throw whenever it renders, and navigates to it in the app. */
  async function crash(page: Page): Promise<void> {
    await open(page, '');
    await markDocument(page);
    await page.evaluate(() => Object.assign(window, { breakThePage: true }));
    await page.getByRole('link', { name: 'page that crashes' }).click();
    await expect(alert(page)).toBeVisible();
  }

  test('says so with the error as text; navbar, sidebar and footer stay', async ({
    page,
    noise,
  }) => {
    await crash(page);
    await expect(page.getByText('The <b>page</b> broke')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await expect(page.locator('.site-footer')).toBeVisible();
    await expectNoise(noise, /The <b>page<\/b> broke/);
  });

  test('"Try again" renders again, and shows the box again when that fails', async ({
    page,
    noise,
  }) => {
    await crash(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { breakThePage: false }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The page works.')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expectNoise(noise, /The <b>page<\/b> broke/);
  });

  test('going elsewhere clears the error, inside the app', async ({ page, noise }) => {
    await crash(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Tabs' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
    await expect(alert(page)).toHaveCount(0);
    await expect.poll(() => isSameDocument(page)).toBe(true);
    await expectNoise(noise, /The <b>page<\/b> broke/);
  });
});

test.describe('from right to left', () => {
  test('the document says so, and sidebar, text and contents are mirrored; code is not', async ({
    page,
  }) => {
    await open(page, 'guide/tabs/');
    expect(
      await page
        .locator('html')
        .evaluate((html) => [html.getAttribute('dir'), html.getAttribute('lang')]),
    ).toEqual(['rtl', 'ar']);
    const lefts = await page.evaluate(() =>
      ['.doc-sidebar', '.doc-column', '.doc-toc'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN,
      ),
    );
    expect(lefts).toEqual([...lefts].sort((a, b) => b - a));
    const brand = await page.locator('.navbar-brand').boundingBox();
    expect(brand?.x).toBeGreaterThan(700);
    expect(
      await page.locator('.code-block pre').evaluate((pre) => getComputedStyle(pre).direction),
    ).toBe('ltr');
  });

  test('arrows point to the left', async ({ page }) => {
    await open(page, 'guide/tabs/');
    for (const [selector, pseudo] of [
      ['.doc-sidebar [aria-expanded="false"] > .caret', ''],
      ['.breadcrumbs li:first-child', '::after'],
    ] as const)
      await expect.poll(() => arrowTip(page, selector, pseudo), selector).toEqual([-1, 0]);
  });

  test('nothing overflows on either side', async ({ page }) => {
    await open(page, 'guide/tabs/');
    for (const width of [320, 390, 768, 996, 997, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${width} px`,
      ).toBeLessThanOrEqual(0);
    }
  });

  test('the menu of small screens opens from the right', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 600, height: 700 });
    await open(page, 'guide/tabs/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const panel = await page.locator('.mobile-sidebar-panel').boundingBox();
    const right = (panel?.x ?? 0) + (panel?.width ?? 0);
    expect(panel?.x).toBeGreaterThan(100);
    // The scroll bar may take up to 20 px.
    expect(right).toBeGreaterThan(580);
  });
});

test.describe('sidebar options', () => {
  test('where categories close automatically, opening one closes its neighbor', async ({
    page,
  }) => {
    await open(page, 'guide/tabs/');
    const first = page.getByRole('link', { name: 'folder' });
    const second = page.getByRole('link', { name: 'other' });
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  });

  test('where the sidebar may be hidden, a button hides and shows it', async ({ page }) => {
    await open(page, 'guide/tabs/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Show sidebar' }).click();
    await expect(sidebar).toBeVisible();
  });

  test('the table of contents has the levels that the configuration names', async ({ page }) => {
    await open(page, 'guide/tabs/');
    await expect(
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link'),
    ).toHaveText(['A heading', 'A smaller heading', 'A still smaller heading']);
  });
});

/** Returns where an arrow made of two borders and a rotation points: -1, 0 or 1 on each axis. */
function arrowTip(page: Page, selector: string, pseudo: string): Promise<readonly number[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const style = getComputedStyle(element, part);
      const corner = new DOMPoint(
        style.borderLeftStyle === 'none' ? 1 : -1,
        style.borderTopStyle === 'none' ? 1 : -1,
      ).matrixTransform(new DOMMatrix(style.transform));
      return [corner.x, corner.y].map((way) => Math.sign(Math.round(way)) + 0);
    }, pseudo);
}
