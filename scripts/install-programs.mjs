// Installs the programs that only browser tests and host tests need.
import { aptCommand, findProgram, installPackages } from './apt.mjs';
import { findChromium } from './chromium.mjs';

const packages = ['nginx', 'caddy'];

function areInstalled() {
  return Boolean(findProgram(['nginx']) && findProgram(['caddy']));
}

await findChromium();
// The tests of the configurations in HOSTING.md need nginx and Caddy. They are skipped if these are
// not installed and cannot be, for lack of apt or root privileges.
if (!areInstalled())
  await installPackages(packages, 'nginx and Caddy for the tests of their configurations');
if (!areInstalled())
  console.log(
    `The configurations of nginx and Caddy are not tested here. For that, install them with\n\n  sudo ${aptCommand(packages)}\n`,
  );
