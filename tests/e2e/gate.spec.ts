import { checkPage } from '../oracles/access/check-page.ts';
import { open } from '../support/hydrated.ts';
import { markedHtml } from '../support/marked-html.ts';
import { openedOnPhones, openedStates, sampleOfKinds } from '../support/opened-states.ts';
import { findingsAt, findingsOf } from '../support/page-findings.ts';
import { expect, test } from '../support/test.ts';

for (const [kind, path] of Object.entries(sampleOfKinds)) {
  test(`${kind} passes the accessibility checks at any width, in any look`, async ({
    page,
    noise,
  }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await findingsOf(page, [1440, 390, 320])).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(checkPage(await markedHtml(page))).toEqual([]);
    noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404')));
  });
}

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
