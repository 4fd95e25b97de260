import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporary } from '../support/measure.ts';

interface PeerPackages {
  /** Package names with exact versions. */
  readonly packages: readonly string[];
  /** Overrides for indirect dependencies whose requested version is not available. */
  readonly overrides?: Readonly<Record<string, string>>;
}

/**
 * Installs a peer from the registry into a folder in `temporary`, once for each list of packages.
 * Returns the folder; throws after npm has printed its error.
 */
export function installPeer(name: string, { packages, overrides = {} }: PeerPackages): string {
  const folder = path.join(temporary, 'peers', name);
  const mark = path.join(folder, 'installed');
  const wanted = JSON.stringify([packages, overrides]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ private: true, overrides })}\n`,
  );
  // A peer may bring its own Node, so the current one may be too old for it.
  const options = ['--no-audit', '--no-fund', '--save-exact', '--engine-strict=false'];
  execFileSync('npm', ['install', ...options, ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(mark, wanted);
  return folder;
}
