import { expect, type Page } from '@playwright/test';
import { checkPage } from '../oracles/access/check-page.ts';
import { axeFindings, type AxeRules } from './axe.ts';
import { markedHtml } from './marked-html.ts';

const looks = [
  { look: 'light', colorScheme: 'light', forcedColors: 'none' },
  { look: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { look: 'forced colors', colorScheme: 'light', forcedColors: 'active' },
] as const;

/** Width of a phone. Narrower ones show the same elements. */
const phone = 390;

/**
 * Checks the visible part of a page at one width. Each rule runs where its result can differ:
 *
 * - Our own rules, about names, sizes and overflow, in every look, which changes names and borders.
 * - Contrasts in every look, at widths that show different elements.
 * - Sizes of targets and scrollable regions at every width, in one look.
 * - All other rules of axe, about elements and their names, at widths that show different elements,
 *   in one look.
 *
 * `opened` selects an opened part of a page that is checked on its own: only that part's colors and
 * sizes are checked.
 */
export async function findingsAt(
  page: Page,
  width: number,
  opened?: string,
): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 });
  // The controls of the first screen are counted.
  await page.evaluate(() => scrollTo(0, 0));
  const lines: string[] = [];
  for (const { look, ...media } of looks) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    // The page follows the system with its next frame.
    await expect(page.locator('html')).toHaveAttribute('data-theme', media.colorScheme);
    const findings = checkPage(await markedHtml(page));
    lines.push(...findings.map(({ rule, message }) => `${width} px, ${look}: ${rule}: ${message}`));
    for (const which of rulesAt(width, look, opened)) {
      const axe = await axeFindings(page, which, which === 'elements' ? undefined : opened);
      lines.push(...axe.map((line) => `${width} px, ${look}: ${line}`));
    }
  }
  return lines;
}

function rulesAt(width: number, look: string, opened?: string): readonly AxeRules[] {
  if (width < phone) return look === 'light' ? ['room'] : [];
  if (look !== 'light') return ['colors'];
  return opened === undefined ? ['everything'] : ['elements', 'colors'];
}

/** Checks one state of a page at several widths: a page load costs more than a check. */
export async function findingsOf(
  page: Page,
  widths: readonly number[],
  opened?: string,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const width of widths) lines.push(...(await findingsAt(page, width, opened)));
  return lines;
}
