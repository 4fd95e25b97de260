import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const command = 'apt-get install -y chromium';

/** Path of a Chromium for the browser tests: from CHROMIUM_PATH, installed, or installed now where apt and root are there. Ends the process with the one command to run otherwise. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROMIUM_PATH names a file that does not exist: ${given}`);
    process.exit(1);
  }
  return installed() ?? install();
}

function installed() {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function install() {
  const canInstall =
    process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0;
  if (canInstall) {
    console.log('Installing Chromium for the browser tests …');
    spawnSync('sh', ['-c', `apt-get update -qq && ${command} -qq`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const found = installed();
    if (found) return found;
  }
  console.error(
    `The browser tests need a Chromium. Install one with\n\n  sudo ${command}\n\nor say where yours is: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
  process.exit(1);
}
