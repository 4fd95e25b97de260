import { test as base, expect, type Page } from '@playwright/test';

/** Fixtures of all browser tests. */
export interface Fixtures {
  /**
   * Console errors and warnings, and uncaught exceptions; a test fails if any are left at its end.
   */
  readonly noise: string[];
  /**
   * Whether pages prefetch the pages that they link to. Off by default, as with a data saver,
   * because it takes processor time from tests that do not need it.
   */
  readonly prefetches: boolean;
}

/**
 * Playwright's test, with pages whose console must stay clean. A test that expects messages removes
 * them from `noise`.
 */
export const test = base.extend<Fixtures>({
  prefetches: [false, { option: true }],
  noise: [
    async ({ context, prefetches }, use) => {
      if (!prefetches) await context.addInitScript(saveData);
      const noise: string[] = [];
      context.on('page', (page) => collectNoise(page, noise));
      await use(noise);
      // Responses to requests made as the test ends do not matter.
      for (const one of [context, ...context.pages()])
        await one.unrouteAll({ behavior: 'ignoreErrors' });
      expect(noise, 'console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Turns the data saver on. Runs in the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/**
 * Adds a page's console errors and warnings, including policy violations, and uncaught exceptions
 * to `noise` from now on.
 */
export function collectNoise(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    // Browsers may request icons at any time, even for documents that name none.
    if (/\/favicon\.\w+$/.test(message.location().url)) return;
    if (['error', 'warning'].includes(message.type()))
      noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
}

/** Waits for console messages that match, and removes them. */
export async function expectNoise(noise: string[], pattern: RegExp): Promise<void> {
  await expect
    .poll(() => noise.some((line) => pattern.test(line)), {
      message: `console says ${String(pattern)}`,
    })
    .toBe(true);
  noise.splice(0, noise.length, ...noise.filter((line) => !pattern.test(line)));
}
