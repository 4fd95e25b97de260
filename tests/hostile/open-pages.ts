import { chromium, type Browser } from '@playwright/test';
import { serveStatic } from '#node/testing/serve-static.ts';
import { launchOptions } from '../support/chromium.ts';
import { findMissedControls, writeControls } from './control.ts';
import { watchPage } from './watch-page.ts';

/** Pages of a built site to open. */
interface BuiltPages {
  readonly outDir: string;
  readonly names: readonly string[];
  /** For each visit, whether to bypass the pages' security policy; both ways by default. */
  readonly bypassing?: readonly boolean[];
}

/**
 * Opens pages in Chromium, with and without their policy, and returns a line for every violation.
 * Throws if the violation on a control page goes unnoticed.
 */
export async function openPages({
  outDir,
  names,
  bypassing = [false, true],
}: BuiltPages): Promise<readonly string[]> {
  const controls = writeControls(outDir);
  const { address, close } = await serveStatic({ folder: outDir, mount: '/docs/' });
  const browser = await chromium.launch(launchOptions);
  try {
    const found: string[] = [];
    for (const bypassCSP of bypassing) {
      const missed = findMissedControls(
        await openAll(browser, { address, names: controls, bypassCSP }),
      );
      if (missed.length > 0) throw new Error(`The watch does not notice ${missed.join(', ')}.`);
      found.push(...(await openAll(browser, { address, names, bypassCSP })));
    }
    return found;
  } finally {
    await browser.close();
    close();
  }
}

interface Opening {
  readonly address: string;
  readonly names: readonly string[];
  readonly bypassCSP: boolean;
}

async function openAll(browser: Browser, { address, names, bypassCSP }: Opening) {
  const context = await browser.newContext({ bypassCSP });
  const found: string[] = [];
  const waiting = [...names];
  const work = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      for (const line of await watchPage(context, {
        address: `${address}${name}/`,
        isWithoutPolicy: bypassCSP,
      }))
        found.push(`${name} ${bypassCSP ? 'without' : 'under'} the policy, ${line}`);
  };
  await Promise.all([work(), work(), work(), work()]);
  await context.close();
  return found;
}
