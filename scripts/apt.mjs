import { spawnSync } from 'node:child_process';

/** The command with which Debian installs packages. */
export function aptCommand(packages) {
  return `apt-get install -y ${packages.join(' ')}`;
}

/** Path of the first of these programs that is installed; undefined where none is. */
export function findProgram(names) {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Installs Debian packages where apt and root are there; otherwise nothing happens. */
export function installPackages(packages, what) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  console.log(`Installing ${what} …`);
  spawnSync('sh', ['-c', `apt-get update -qq && ${aptCommand(packages)} -qq`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Servers that are installed for tests are not to run by themselves.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
