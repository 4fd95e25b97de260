import type { Browser, Page } from '@playwright/test';

/**
 * A reader's waiting times in milliseconds, and bytes transferred; layout shift is a score without
 * a unit.
 */
export interface SlowLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /**
   * The longest task after the first paint, and so the longest wait for a click; 0 if none reaches
   * 50 ms.
   */
  readonly longestTask: number;
  readonly shift: number;
  /** Transferred bytes of response bodies up to the load event. */
  readonly bytes: number;
  /** The part of these bytes that was received before the first paint. */
  readonly bytesBeforePaint: number;
  /** Requests started before the load event, including the one for the page itself. */
  readonly requests: number;
}

/** Options for loading a page. */
export interface SlowLoadOptions {
  /** Whether to block scripts, to measure the lower bound. */
  readonly isBlocked?: boolean;
  /** How many times slower the processor is; 4 by default. */
  readonly slowdown?: number;
}

interface Entry {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  /** Layout shift score; 0 for entries of other types. */
  readonly value: number;
}

/**
 * Loads a page in a fresh context with a slow processor, 1.6 Mbit/s and 150 ms per request, and
 * measures it until three seconds after the network becomes idle.
 */
export async function loadSlowly(
  browser: Browser,
  url: string,
  { isBlocked = false, slowdown = 4 }: SlowLoadOptions = {},
): Promise<SlowLoad> {
  const page = await openSlowTab(browser, slowdown);
  if (isBlocked) await page.route('**/*.js', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(3000);
  const paints = await entriesOf(page, 'paint');
  const firstPaint =
    paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const load = { ...(await readVitals(page, firstPaint)), ...(await readLine(page, firstPaint)) };
  await page.context().close();
  return load;
}

/**
 * Milliseconds in which Chromium can load its own interface (about 400 requests in each new window),
 * which would otherwise compete with the page for the processor.
 */
const windowStart = 1500;

/** Opens a tab with a slow processor, 1.6 Mbit/s and 150 ms per request. */
export async function openSlowTab(browser: Browser, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.waitForTimeout(windowStart);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 7.5e5 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Returns the page's performance entries of one type, including those recorded earlier. */
function entriesOf(page: Page, type: string): Promise<readonly Entry[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<readonly Entry[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => ({ value: 0, ...(entry.toJSON() as Omit<Entry, 'value'>) })),
          ),
        ).observe({ type: wanted, buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
    type,
  );
}

async function readVitals(page: Page, firstPaint: number) {
  const tasks = (await entriesOf(page, 'longtask')).filter(
    ({ startTime, duration }) => startTime + duration > firstPaint,
  );
  return {
    firstPaint,
    largestPaint:
      (await entriesOf(page, 'largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    shift: (await entriesOf(page, 'layout-shift')).reduce((sum, { value }) => sum + value, 0),
  };
}

/**
 * Reads the number of requests and their transferred sizes from Resource Timing, which reveals the
 * sizes of same-origin files.
 */
async function readLine(page: Page, firstPaint: number) {
  const files = await page.evaluate(() =>
    ['navigation', 'resource'].flatMap((type) =>
      performance
        .getEntriesByType(type)
        .map((entry) => entry.toJSON() as PerformanceNavigationTiming),
    ),
  );
  const end = files[0]?.loadEventStart ?? 0;
  const bytesUntil = (time: number): number =>
    files
      .filter((file) => file.responseEnd <= time)
      .reduce((sum, file) => sum + file.encodedBodySize, 0);
  return {
    bytes: bytesUntil(end),
    bytesBeforePaint: bytesUntil(firstPaint),
    requests: files.filter((file) => file.startTime <= end).length,
  };
}
