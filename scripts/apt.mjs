import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Returns the command that installs Debian packages. */
export function aptCommand(packages) {
  return `apt-get install -y ${packages.join(' ')}`;
}

/** Returns the path of the first of these programs that is installed; undefined if none is. */
export function findProgram(names) {
  const search = names.map((name) => `command -v ${name}`).join(' || ');
  return spawnSync('sh', ['-c', search], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

/** Installs Debian packages if apt and root privileges are available; otherwise does nothing. */
export async function installPackages(packages, what) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  console.log(`Installing ${what} …`);
  const child = spawn('sh', ['-c', `apt-get update -qq && ${aptCommand(packages)} -qq`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Keeps servers installed for tests from starting automatically.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  await once(child, 'close');
}
