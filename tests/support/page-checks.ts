import type { Page } from '@playwright/test';
import { addStyles } from './add-to-page.ts';
import { expect } from './test.ts';

/**
 * Returns the HTML of elements that look clickable but are not controls, of elements with a click
 * handler or an unusual tabindex, of heading rows that contain anything but the link to the
 * heading, and of icons without a tooltip.
 */
export async function oddities(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const control =
      'a[href], button, input, select, textarea, summary, label, [role="option"], [tabindex="0"]';
    const pressable = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        getComputedStyle(element).cursor === 'pointer' &&
        !element.closest(control),
    );
    const handlers = [
      ...document.querySelectorAll('[onclick], [tabindex]:not([tabindex="0"], [tabindex="-1"])'),
    ];
    const headings = [...document.querySelectorAll('.heading-row')].filter((row) => {
      const [link, ...others] = row.querySelectorAll('a[href], button');
      return (
        others.length > 0 ||
        link?.getAttribute('aria-label') !==
          `Link to ${row.querySelector('h2, h3, h4, h5, h6')?.textContent}`
      );
    });
    const icons = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(
      (element) =>
        element.checkVisibility() &&
        element.textContent?.trim() === '' &&
        !element.matches('[title], .heading-link, :has(img[alt]:not([alt=""]))'),
    );
    return [...pressable, ...handlers, ...headings, ...icons].map((element) =>
      element.outerHTML.slice(0, 140),
    );
  });
}

/**
 * Stores the prerendered landmarks and title before any script can replace them. Runs in the page.
 */
export function keepFirstNodes(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      Object.assign(window, {
        firstNodes: [...document.querySelectorAll('nav, main, h1, footer')],
      });
  });
}

/** Expects the app to have kept the prerendered nodes. */
export async function expectFirstNodes(page: Page): Promise<void> {
  const kept = await page.evaluate(() =>
    (window as unknown as { firstNodes: Element[] }).firstNodes.map((node) => node.isConnected),
  );
  expect.soft(kept.length, 'parts of the document').toBeGreaterThan(3);
  expect.soft(kept, 'parts that the app has kept').not.toContain(false);
}

const links = [
  'Edit this page',
  'Copy page',
  'View as Markdown',
  'Report a problem with this page',
  'Report a problem',
  'Discussions',
];

/** Expects what every page has: skip link, navbar, footer, and the help links in a fixed order. */
export async function expectFrame(page: Page): Promise<void> {
  await expect.soft(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(1);
  await expect.soft(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await expect.soft(page.locator('.site-footer')).toBeVisible();
  await expect.soft(page.getByRole('banner')).toHaveCount(0);
  const texts = (
    await page.locator('.page-actions a, .page-actions button, .site-footer a').allTextContents()
  ).filter((text) => links.includes(text));
  expect.soft(texts).toEqual(links.filter((text) => texts.includes(text)));
  expect.soft(texts.slice(-2)).toEqual(['Report a problem', 'Discussions']);
}

/** Expects that nothing moves on its own, and that no image is animated. */
export async function expectStillness(page: Page): Promise<void> {
  const endless = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (animation) =>
              animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
          ).length,
    );
  await expect.poll(() => endless(), 'animations without an end').toBe(0);
  await expect
    .soft(page.locator('img[src$=".gif"], img[src$=".webp"], img[src$=".apng"], video, marquee'))
    .toHaveCount(0);
}

/**
 * Expects that nothing is wider than the viewport, at several widths, with wide text spacing, and
 * with text at 200%. `findingsOf` checks further widths.
 */
export async function expectFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const limit = document.documentElement.clientWidth;
      return document.documentElement.scrollWidth > limit
        ? [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > limit + 1)
            .slice(0, 5)
            .map((element) => element.outerHTML.slice(0, 120))
        : [];
    });
  for (const width of [768, 996, 997, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await addStyles(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  await expect.poll(() => overflow(), 'text spacing').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await addStyles(page, 'html { font-size: 200% !important }');
  await expect.poll(() => overflow(), '200 %').toEqual([]);
}
