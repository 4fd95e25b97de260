import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

/**
 * Options for starting Chromium in tests: as root in a container, and without requests of its own.
 */
export const launchOptions: LaunchOptions = {
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
