import type { Page } from '@playwright/test';

/** A save that the browser has painted: its round, and the time in milliseconds since 1970. */
export interface SavedRound {
  readonly round: number;
  readonly time: number;
}

/** Seconds after which a save without visible effect counts as failed. */
export const limit = 30;

/**
 * Makes every document in a tab report when a text such as "Saved in round 1." has been painted,
 * whether by a hot update or a reload. Returns a function that waits for a round and rejects after
 * `limit` seconds.
 */
export async function reportSaves(page: Page): Promise<(round: number) => Promise<SavedRound>> {
  const waiting = new Map<number, (saved: SavedRound) => void>();
  await page.exposeFunction('reportSave', (saved: SavedRound) => waiting.get(saved.round)?.(saved));
  await page.addInitScript(watchForSaves);
  return (round) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`Save ${round} was not shown in ${limit} s.`)),
        limit * 1000,
      );
      waiting.set(round, (saved) => {
        clearTimeout(late);
        resolve(saved);
      });
    });
}

/**
 * Watches for saves. Runs in the page, so it contains no named functions, which would need a helper
 * from the TypeScript loader.
 */
function watchForSaves(): void {
  const page = window as unknown as { reportSave: (saved: SavedRound) => void };
  let last = 0;
  new MutationObserver(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    const round = Number(/Saved in round (\d+)\./.exec(text)?.[1] ?? 0);
    if (round === last) return;
    last = round;
    requestAnimationFrame(() =>
      setTimeout(() =>
        page.reportSave({ round, time: performance.timeOrigin + performance.now() }),
      ),
    );
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
