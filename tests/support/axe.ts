import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Only violations are read, and without selectors, which would take a fifth of axe's time. */
const lean = { resultTypes: ['violations'], selectors: false } satisfies RunOptions;

const only = (...values: string[]): RunOptions => ({ ...lean, runOnly: { type: 'rule', values } });

/**
 * All axe rules, including those disabled by default, except the AAA contrast rule (7:1), because
 * these pages target AA.
 */
const everything = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((rule) => rule !== 'color-contrast-enhanced');

/** Sets of rules, by what their results depend on. */
const rules = {
  everything: only(...everything),
  /** Visible elements and their names. */
  elements: only(...everything.filter((rule) => rule !== 'color-contrast')),
  /** The colors of a theme. */
  colors: only('color-contrast'),
  /** The size of targets and of scrollable regions. */
  room: only('target-size', 'scrollable-region-focusable'),
} satisfies Readonly<Record<string, RunOptions>>;

/** Name of a set of axe rules to run. */
export type AxeRules = keyof typeof rules;

/**
 * Returns axe's findings on the current page, on its open modal dialog or in the element that
 * `part` selects, as short lines. Scrolls to the top.
 */
export async function axeFindings(
  page: Page,
  which: AxeRules = 'everything',
  part?: string,
): Promise<string[]> {
  // axe would mistake the estimated height of a block that is not rendered yet for its real one.
  // Polled from here, because waiting in the page needs animation frames, which the browser may
  // skip.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-laid-out')), {
      timeout: 60_000,
    })
    .toBe(true);
  // axe reports elements partly covered by sticky bars as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The expression ends in `undefined`, because Playwright would take most of a second to copy
  // `axe` out of the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource}; undefined`);
  const root = part === undefined ? null : await page.locator(part).elementHandle();
  const violations = await page.evaluate(
    ([options, element]) =>
      (
        window as unknown as {
          axe: { run(root: Element | Document, options: RunOptions): Promise<AxeResults> };
        }
      ).axe // Everything behind a modal dialog is inert, so only the dialog is checked.
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
