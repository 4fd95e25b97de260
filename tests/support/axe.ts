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

const only = (...values: string[]): RunOptions => ({ ...lean, runOnly: { type: 'rule', values } });

/** Sets of rules, by what their results depend on. */
const rules = {
  everything,
  /** Visible elements and their names. */
  elements: { ...everything, rules: { ...everything.rules, 'color-contrast': { enabled: false } } },
  /** The colors of a look. */
  colors: only('color-contrast'),
  /** The size of targets and of scrollable regions. */
  room: only('target-size', 'scrollable-region-focusable'),
} satisfies Readonly<Record<string, RunOptions>>;

/** Name of a set of rules. */
export type AxeRules = keyof typeof rules;

/**
 * Returns axe's findings on the current page, on its open modal dialog or in the element that `part`
 * selects, as short lines. Scrolls to the top.
 */
export async function axeFindings(
  page: Page,
  which: AxeRules = 'everything',
  part?: string,
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
  const root = part === undefined ? null : await page.locator(part).elementHandle();
  const violations = await page.evaluate(
    ([options, element]) =>
      (
        window as unknown as {
          axe: { run(root: Element | Document, options: RunOptions): Promise<AxeResults> };
        }
      ).axe // Everything under a modal dialog is inert, and checked separately.
        .run(element ?? document.querySelector(':modal, [aria-modal="true"]') ?? document, options)
        .then((results) => results.violations),
    [rules[which], root] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)} — ${failureSummary?.replace(/\s+/g, ' ').slice(0, 160)}`,
    ),
  );
}
