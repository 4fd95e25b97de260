import { expect, type Page } from '@playwright/test';
import { checkPage } from '../oracles/access/check-page.ts';
import { axeFindings, type AxeRules } from './axe.ts';
import { markedHtml } from './marked-html.ts';
import { isThorough } from './thorough.ts';

const looks = [
  { look: 'light', colorScheme: 'light', forcedColors: 'none' },
  { look: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  ...(isThorough
    ? [{ look: 'forced colors', colorScheme: 'light', forcedColors: 'active' } as const]
    : []),
] as const;

/** Width of a phone. Narrower viewports show the same elements. */
const phone = 390;

/** Options for a check at one width. */
interface Checked {
  /** Selector of an opened element whose colors and sizes are checked on their own. */
  readonly opened?: string;
  /**
   * Whether to check this width in every theme, and with axe. Otherwise our own rules, about names,
   * sizes and overflow, run in one theme.
   */
  readonly isWhole?: boolean;
}

/**
 * Checks the visible part of a page at one width. Each rule runs where its result can differ:
 *
 * - Our own rules in every theme, which changes names and borders.
 * - Contrasts in every theme, at widths that show different elements.
 * - Sizes of targets and scrollable regions at every width, in one theme.
 * - All other axe rules, about elements and their names, at widths that show different elements, in
 *   one theme.
 */
export async function findingsAt(
  page: Page,
  width: number,
  { opened, isWhole = true }: Checked = {},
): Promise<readonly string[]> {
  await resize(page, { width, height: 800 });
  // The check counts the controls on the first screen.
  await page.evaluate(() => scrollTo(0, 0));
  const lines: string[] = [];
  for (const { look, ...media } of isWhole ? looks : looks.slice(0, 1)) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    // The page adopts the system's color scheme in its next frame.
    await expect(page.locator('html')).toHaveAttribute('data-theme', media.colorScheme);
    const findings = checkPage(await markedHtml(page));
    lines.push(...findings.map((finding) => `${width} px, ${look}: ${finding}`));
    for (const which of isWhole ? rulesAt(width, look, opened) : []) {
      const axe = await axeFindings(page, which, which === 'elements' ? undefined : opened);
      lines.push(...axe.map((line) => `${width} px, ${look}: ${line}`));
    }
  }
  return lines;
}

/**
 * Resizes the viewport, and waits until the page has received the `resize` event, so that it has
 * adapted.
 */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const before = page.viewportSize();
  if (before?.width === size.width && before.height === size.height) return;
  const told = await page.evaluateHandle(() => ({
    resized: new Promise((done) => addEventListener('resize', () => done(null), { once: true })),
  }));
  await page.setViewportSize(size);
  await told.evaluate(({ resized }) => resized);
}

function rulesAt(width: number, look: string, opened?: string): readonly AxeRules[] {
  if (width < phone) return look === 'light' ? ['room'] : [];
  if (look !== 'light') return ['colors'];
  return opened === undefined ? ['everything'] : ['elements', 'colors'];
}

/**
 * Checks one state of a page at several widths: completely at the first, and at the others too
 * under `npm run test:thorough`.
 */
export async function findingsOf(
  page: Page,
  widths: readonly number[],
  opened?: string,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [index, width] of widths.entries())
    lines.push(...(await findingsAt(page, width, { opened, isWhole: isThorough || index === 0 })));
  return lines;
}
