import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Only violations are read, without selectors, which take axe a fifth of its time. */
const lean = { resultTypes: ['violations'], selectors: false } satisfies RunOptions;

/**
 * Every rule for WCAG A and AA, best practices, and experimental rules; the document has no
 * exemptions in its usual look.
 */
const everything: RunOptions = {
  ...lean,
  runOnly: {
    type: 'tag',
    values: [
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22a',
      'wcag22aa',
      'best-practice',
      'experimental',
    ],
  },
  rules: { 'identical-links-same-purpose': { enabled: true } },
};

/** The only rule that another look of the same document can break. */
const colors: RunOptions = {
  ...lean,
  runOnly: { type: 'rule', values: ['color-contrast'] },
};

/**
 * Returns axe's findings on the current page, or on its open modal dialog, as short lines. Scrolls
 * to the top.
 */
export async function axeFindings(
  page: Page,
  which: 'everything' | 'colors' = 'everything',
): Promise<string[]> {
  // axe would mistake the estimated height of a block that is not rendered yet for its real one.
  // Asked from here, because waiting in the page needs frames, which the browser may not draw.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-laid-out')), {
      timeout: 60_000,
    })
    .toBe(true);
  // axe reports elements partly covered by sticky bars as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The value is `undefined`, since Playwright takes most of a second to copy `axe` out of the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource}; undefined`);
  const violations = await page.evaluate(
    (given) =>
      (
        window as unknown as {
          axe: { run(root: Element | Document, options: RunOptions): Promise<AxeResults> };
        }
      ).axe // Everything under a modal dialog is inert, and checked separately.
        .run(document.querySelector(':modal, [aria-modal="true"]') ?? document, given)
        .then((results) => results.violations),
    which === 'colors' ? colors : everything,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)} — ${failureSummary?.replace(/\s+/g, ' ').slice(0, 160)}`,
    ),
  );
}
