import { existsSync } from 'node:fs';
import { aptCommand, findProgram, installPackages } from './apt.mjs';

// The headless shell has Chromium's engine but no user interface, so browser tests take 40% less
// processor time (bench/decisions.md).
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of a Chromium for the browser tests: from CHROMIUM_PATH, a headless shell
 * (installed now if apt and root privileges are available), or an installed browser. If there is
 * none, or if CHROMIUM_PATH names a missing file, prints what to do and exits.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROMIUM_PATH names a file that does not exist: ${given}`);
    process.exit(1);
  }
  const found = findProgram([shell]);
  if (found) return found;
  await installPackages([shell], 'Chromium for the browser tests');
  return findProgram([shell, ...browsers]) ?? explain();
}

/** @returns {never} */
function explain() {
  console.error(
    `The browser tests need a Chromium. Install one with\n\n  sudo ${aptCommand([shell])}\n\nor set the path of yours: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
  process.exit(1);
}
