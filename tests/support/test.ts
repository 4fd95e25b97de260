import { test as base, expect, type Page } from '@playwright/test';

/** What every browser test is given. */
export interface Fixtures {
  /** Everything that the console says or throws; a test ends badly when something is left in it. */
  readonly noise: string[];
}

/** Playwright's test whose pages must keep a clean console. A test that expects noise takes it out of `noise`. */
export const test = base.extend<Fixtures>({
  noise: [
    async ({ context }, use) => {
      const noise: string[] = [];
      context.on('page', (page) => collectNoise(page, noise));
      await use(noise);
      expect(noise, 'console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Adds everything that the console of a page says or throws from now on. What the security policy refuses is among it. */
export function collectNoise(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    // Browsers look for icons when they like, also beside documents that name none.
    if (/\/favicon\.\w+$/.test(message.location().url)) return;
    if (['error', 'warning'].includes(message.type()))
      noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
}

/** Takes out the expected noise, which must be there. */
export async function expectNoise(noise: string[], pattern: RegExp): Promise<void> {
  await expect
    .poll(() => noise.some((line) => pattern.test(line)), {
      message: `console says ${String(pattern)}`,
    })
    .toBe(true);
  noise.splice(0, noise.length, ...noise.filter((line) => !pattern.test(line)));
}
