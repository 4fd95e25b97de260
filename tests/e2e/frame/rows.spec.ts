import { open } from '../../support/hydrated.ts';
import { expect, test } from '../../support/test.ts';

/** Returns the distinct heights of links, in whole pixels. */
const heights = (links: readonly Element[]): number[] => [
  ...new Set(links.map((link) => Math.round(link.getBoundingClientRect().height))),
];

test('rows of the sidebar are 32 pixels high for a mouse', async ({ page }) => {
  await open(page, 'user/actions/');
  const links = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
  expect(await links.evaluateAll(heights)).toEqual([32]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const width of [1440, 390])
    test(`rows are at least 44 pixels high, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, 'user/actions/');
      if (width < 1000) await page.getByRole('button', { name: 'Menu' }).tap();
      const links = page
        .getByRole(width < 1000 ? 'dialog' : 'navigation', {
          name: width < 1000 ? /./ : 'Docs sidebar',
        })
        .getByRole('link', { name: 'Glossary' });
      await expect(links).toBeVisible();
      for (const height of await links.evaluateAll(heights))
        expect(height).toBeGreaterThanOrEqual(44);
    });
});
