import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Absolute path of the project's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

const stamp = path.join(root, 'node_modules/.installed-for');

/**
 * Options for running npm in the project's folder. On Windows, npm is a script, which needs a
 * shell.
 */
const options = { cwd: root, shell: process.platform === 'win32' };

/**
 * Installs the dependencies if they are missing or the lockfile has changed since the last
 * installation. Exits if Node is too old or the installation fails.
 */
export function installDependencies() {
  requireNode();
  const wanted = createHash('sha1')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the dependencies …');
  const args = ['ci', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { ...options, stdio: 'inherit' });
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the messages of npm above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This project needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
