import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const bestPractices = [
  'target-size',
  'label-content-name-mismatch',
  'landmark-unique',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'page-has-heading-one',
  'heading-order',
  'region',
  'nested-interactive',
  'aria-hidden-focus',
  'tabindex',
  'identical-links-same-purpose',
];

const everything: RunOptions = {
  resultTypes: ['violations'],
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  },
  rules: Object.fromEntries(bestPractices.map((id) => [id, { enabled: true }])),
};

/** Returns axe's findings on the current page as short lines. */
export async function axeFindings(page: Page): Promise<string[]> {
  // axe would take the estimated height of a block that is not rendered yet for its real one.
  await page.locator('html[data-laid-out]').waitFor({ state: 'attached' });
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    (given) =>
      (
        window as unknown as {
          axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };
        }
      ).axe.run(document, given),
    everything,
  );
  const lines = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)} — ${failureSummary?.replace(/\s+/g, ' ').slice(0, 160)}`,
    ),
  );
  return lines.filter((line) => !isExcused(line));
}

/** Findings of axe that are not errors. */
function isExcused(line: string): boolean {
  // A row at the edge of a scrolling list is clipped, not small.
  return (
    line.startsWith('target-size: <a class="sidebar-link"') && line.includes('partially obscured')
  );
}
