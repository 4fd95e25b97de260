import type { Browser, Page } from '@playwright/test';
import { median } from '../support/measure.ts';
import { loadSlowly, type SlowLoad } from '../support/slow-load.ts';

/** A built site and the URL that serves it. */
export interface ServedSite {
  readonly name: string;
  /** URL, including the base path. */
  readonly address: string;
}

/** Measurements of one page in one system: the medians of its loads. */
export type ReaderFigures = SlowLoad;

/**
 * Loads one page of every site in turn, so that other load on the machine affects all of them
 * equally. Returns the figures by site name.
 */
export async function measureLoads(
  browser: Browser,
  pages: readonly { readonly site: ServedSite; readonly page: string }[],
  { rounds, slowdown }: { readonly rounds: number; readonly slowdown: number },
): Promise<ReadonlyMap<string, ReaderFigures>> {
  const runs = new Map<string, SlowLoad[]>(pages.map(({ site }) => [site.name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { site, page } of pages)
      runs.get(site.name)?.push(await loadSlowly(browser, site.address + page, { slowdown }));
  return new Map([...runs].map(([name, loads]) => [name, middleLoad(loads)]));
}

function middleLoad(loads: readonly SlowLoad[]): SlowLoad {
  const middle = (field: keyof SlowLoad): number => median(loads.map((load) => load[field]));
  return {
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocking: middle('blocking'),
    longestTask: middle('longestTask'),
    shift: middle('shift'),
    bytes: middle('bytes'),
    bytesBeforePaint: middle('bytesBeforePaint'),
    requests: middle('requests'),
  };
}

/**
 * Returns the median time in milliseconds from a click on a sidebar link until the new heading is
 * painted, over the `count` links after the first, which must be in view. The page is unthrottled,
 * and links are prefetched by hovering. NaN if no click led to another heading.
 */
export async function measureClicks(
  browser: Browser,
  {
    address,
    links,
    count,
  }: { readonly address: string; readonly links: string; readonly count: number },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } });
  const page = await context.newPage();
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const before = (await page.locator('h1').first().textContent()) ?? '';
    const link = page
      .locator(links)
      .filter({ visible: true })
      .nth(index + 1);
    if ((await link.count()) === 0) break;
    await link.hover();
    await page.waitForTimeout(500);
    // Excludes the test's own round trips: the page starts waiting before the click, and records
    // its time.
    const painted = whenPainted(page, before);
    const start = await link.evaluate((element: HTMLElement) => {
      setTimeout(() => element.click());
      return Date.now();
    });
    const end = await painted;
    if (end !== null) times.push(end - start);
  }
  await context.close();
  return median(times);
}

/**
 * Returns the time at which a new heading is painted, in this document or the next, in milliseconds
 * since 1970; null if none is painted.
 */
async function whenPainted(page: Page, old: string): Promise<number | null> {
  try {
    const painted = await page.waitForFunction(
      (before) => {
        const heading = document.querySelector('h1')?.textContent;
        if (!heading || heading === before) return 0;
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now()))),
        );
      },
      old,
      { timeout: 5_000 },
    );
    return await painted.jsonValue();
  } catch {
    return null;
  }
}
