import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../measure.ts';

/** What a peer is installed from. */
interface PeerPackages {
  /** With their exact versions. */
  readonly packages: readonly string[];
  /** Versions of packages below them, where those that they ask for are not to be had. */
  readonly overrides?: Readonly<Record<string, string>>;
}

/** Installs a peer from the registry into `bench/tmp/peers`, once for each list of packages. Returns its folder; throws when that fails, after npm has said why. */
export function installPeer(name: string, { packages, overrides = {} }: PeerPackages): string {
  const folder = path.join(root, 'bench/tmp/peers', name);
  const mark = path.join(folder, 'installed');
  const wanted = JSON.stringify([packages, overrides]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ private: true, overrides })}\n`,
  );
  // A peer may come with a Node of its own, so that this one need not be new enough for it.
  const options = ['--no-audit', '--no-fund', '--save-exact', '--engine-strict=false'];
  execFileSync('npm', ['install', ...options, ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(mark, wanted);
  return folder;
}
