import { expect, type Page } from '@playwright/test';
import { checkPage } from '#node/access/check-page.ts';
import { axeFindings } from './axe.ts';
import { markedHtml } from './marked-html.ts';

const looks = [
  { look: 'light', colorScheme: 'light', forcedColors: 'none' },
  { look: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { look: 'forced colors', colorScheme: 'light', forcedColors: 'active' },
] as const;

/**
 * Checks the visible part of a page at one width, in every look. A look changes colors, names and
 * borders.
 */
export async function findingsAt(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 });
  // The controls of the first screen are counted.
  await page.evaluate(() => scrollTo(0, 0));
  const lines: string[] = [];
  for (const { look, ...media } of looks) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    // The page follows the system with its next frame.
    await expect(page.locator('html')).toHaveAttribute('data-theme', media.colorScheme);
    const findings = checkPage(await markedHtml(page));
    const axe = await axeFindings(page, look === 'light' ? 'everything' : 'colors');
    lines.push(
      ...findings.map(({ rule, message }) => `${width} px, ${look}: ${rule}: ${message}`),
      ...axe.map((line) => `${width} px, ${look}: ${line}`),
    );
  }
  return lines;
}

/** Checks one state of a page at several widths: a page load costs more than a check. */
export async function findingsOf(
  page: Page,
  widths: readonly number[],
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const width of widths) lines.push(...(await findingsAt(page, width)));
  return lines;
}
