import { existsSync } from 'node:fs';
import { aptCommand, findProgram, installPackages } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const packages = ['chromium'];

/** Returns the path of a Chromium for the browser tests: from CHROMIUM_PATH, an installed one, or one installed now if apt and root are available. Otherwise exits after printing the command to run. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROMIUM_PATH names a file that does not exist: ${given}`);
    process.exit(1);
  }
  const found = findProgram(names);
  if (found) return found;
  installPackages(packages, 'Chromium for the browser tests');
  return findProgram(names) ?? explain();
}

function explain() {
  console.error(
    `The browser tests need a Chromium. Install one with\n\n  sudo ${aptCommand(packages)}\n\nor say where yours is: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
  process.exit(1);
}
