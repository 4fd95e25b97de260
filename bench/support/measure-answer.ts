import type { Browser, Page } from '@playwright/test';
import { openSlowTab } from './slow-load.ts';

/** A reader's first action on a page. */
export interface FirstAction {
  readonly name: string;
  /** Path relative to the site's URL. */
  readonly page: string;
  act(page: Page): Promise<void>;
}

/** First actions that should be answered within 100 ms. */
export const firstActions: readonly FirstAction[] = [
  {
    name: 'click on a sidebar link of the glossary',
    page: 'user/glossary/',
    act: (page) => page.locator('.doc-sidebar a').nth(2).click({ noWaitAfter: true }),
  },
  {
    name: 'key in the search field of the glossary',
    page: 'user/glossary/',
    async act(page) {
      await page.locator('.DocSearch-Button').click();
      await page.keyboard.press('c');
    },
  },
  {
    name: 'key in the command field of the home page',
    page: '',
    async act(page) {
      await page.locator('#first-command').focus();
      await page.keyboard.press('c');
    },
  },
];

/**
 * Performs the action one second after the first paint, with the processor slowed down by a factor
 * of 4. Returns the longest time in milliseconds from an event to the paint of its response (Event
 * Timing), or 0 if every event takes less than 16.
 */
export async function measureAnswer(
  browser: Browser,
  site: string,
  { page: address, act }: FirstAction,
): Promise<number> {
  const page = await openSlowTab(browser, 4);
  await page.addInitScript(noteEvents);
  await page.goto(site + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.waitForTimeout(1000);
  await act(page);
  await page.waitForTimeout(2000);
  const longest = await page.evaluate(() => (window as EventNotes).longestEvent ?? 0);
  await page.context().close();
  return longest;
}

type EventNotes = Window & { longestEvent?: number };

/**
 * Notes the longest event from the beginning, because the browser's buffer omits those of less than
 * 104 ms. Runs in the page.
 */
function noteEvents(): void {
  const notes = window as EventNotes;
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    notes.longestEvent = Math.max(notes.longestEvent ?? 0, ...durations);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
