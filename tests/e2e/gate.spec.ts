import { open } from '../support/hydrated.ts';
import { countShifts, paintWhenParsed } from '../support/layout-shifts.ts';
import { openedOnPhones, openedStates, sampleOfKinds } from '../support/opened-states.ts';
import {
  expectFirstNodes,
  expectFit,
  expectFrame,
  expectStillness,
  keepFirstNodes,
  oddities,
} from '../support/page-checks.ts';
import { findingsAt, findingsOf } from '../support/page-findings.ts';
import { expect, test } from '../support/test.ts';
import { isThorough, rareUnless } from '../support/thorough.ts';

const kinds = {
  ...sampleOfKinds,
  // On a phone, the first screen of this page has code whose lines may be wrapped.
  'page that begins with code': 'user/experimental/snippet-format/',
};

/** Kinds of page that differ little from others, so that they are checked rarely. */
const variants: readonly string[] = [
  'long article',
  'list of links in a guide',
  'table of links',
  'API class that implements one interface',
] satisfies readonly (keyof typeof kinds)[];

/** Widths to check, beginning with the width of the last load. */
const widths = isThorough ? [1280, 1440, 390, 320] : [1280, 390, 320];

for (const [kind, path] of Object.entries(kinds))
  test(
    `${kind}: hydrates, keeps still and inside the window, asks no other host, and passes the accessibility checks in any look`,
    rareUnless(!variants.includes(kind)),
    async ({ page, noise }) => {
      const foreign: string[] = [];
      await page.route(/^https?:\/\/(?!localhost)/, (route) => {
        foreign.push(route.request().url());
        return route.abort();
      });
      for (const script of [keepFirstNodes, countShifts, paintWhenParsed])
        await page.addInitScript(script);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, path);
        await page.waitForLoadState('networkidle');
        const shift = await page.locator('html').getAttribute('data-shift');
        expect.soft(Number(shift), `what moved while it was loading, ${width} px`).toBe(0);
      }
      await expectFirstNodes(page);
      await expectFrame(page);
      await expectStillness(page);
      expect.soft(await oddities(page), 'what looks clickable and is no control').toEqual([]);
      expect.soft(await findingsOf(page, widths)).toEqual([]);
      await expectFit(page);
      expect(foreign).toEqual([]);
      noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404')));
    },
  );

for (const [state, [path, show, opened]] of [
  ...Object.entries(openedStates),
  ...Object.entries(openedOnPhones),
])
  test(`everything that opens passes the accessibility checks: ${state}`, async ({ page }) => {
    const widths = state in openedStates ? [1440, 390, 320] : [390, 320];
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
    await open(page, path);
    await show(page);
    expect(await findingsOf(page, widths, opened)).toEqual([]);
  });

test('a page with a fault of each kind fails the checks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'user/glossary/');
  await page.evaluate(() => {
    const add = (words: string, css = '', label: string | null = null): void => {
      const button = document.createElement('button');
      Object.assign(button, { textContent: words, ariaLabel: label });
      button.style.cssText = `padding: 0; ${css}`;
      document.querySelector('main')?.prepend(button);
    };
    add('A', 'inline-size: 20px; block-size: 20px');
    add('Name', '', 'Other');
    add('×');
    add('Same');
    add('Same');
    add('Pale', 'color: #888; background: #777');
    add('Wide', 'inline-size: 400px');
    for (let number = 0; number < 130; number += 1) add(`Many ${number}`, 'font-size: 1px');
  });
  const lines = await findingsAt(page, 390);
  for (const fault of [
    'sizes: "A" is 20 × 20',
    'visible words: "Other"',
    'sayable: "×"',
    'one name, one target: "same"',
    'view: <html class="',
    'controls are in the window',
    'light: label-content-name-mismatch',
    'dark: color-contrast',
  ])
    expect(lines.join('\n')).toContain(fault);
});
