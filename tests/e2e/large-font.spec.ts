import { launchOptions } from '../support/chromium.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

// Sets the reader's default font size to 24 pixels, which also affects media queries.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'],
  },
});

/** Returns the elements that extend beyond the viewport, or whose own content is cut off. */
function cutOff(): string[] {
  const width = document.documentElement.clientWidth;
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.visually-hidden, input, textarea');
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const isBeyond = (right > width + 1 || left < -1) && bottom > 0 && !scrolls(element);
      const isCut =
        /hidden|clip/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1;
      return (isBeyond || isCut) && right > left && isVisible(element);
    })
    .map(({ tagName, className }) => `${tagName}.${String(className)}`);
}

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`with letters of 24 pixels nothing is cut off, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [
      '',
      'user/try/',
      'user/cheatsheet/',
      'user/alphabet/',
      'user/actions/',
      'contributing/api/classes/actions_BringMoveSwap.Bring/',
    ]) {
      await open(page, path);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('24px');
      expect(await page.evaluate(cutOff), path).toEqual([]);
      const title = page.getByRole('heading', { level: 1 });
      const [words, room] = await title.evaluate((heading) => {
        const text = document.createRange();
        text.selectNodeContents(heading);
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
        return [heading.textContent.split(/\s/).length, lines.size];
      });
      expect(room, `lines of the title of ${path}`).toBeLessThanOrEqual(words);
    }
  });

test('with letters of 24 pixels the window is as narrow as it looks: the menu replaces the sidebar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'user/actions/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
});

test('with letters of 24 pixels on a phone, the navbar has one row and a command fits into the first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '');
  const bar = page.locator('.navbar');
  // One row: the logo has no room for its title.
  expect((await bar.boundingBox())?.height).toBeLessThan(62);
  const field = page.locator('.first-field > input');
  expect((await field.boundingBox())?.width).toBeGreaterThan(120);
});
