import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporary } from '../support/measure.ts';

/** Versions of the systems to compare with this site's search; Starlight uses Pagefind. */
export const peerVersions = { vitepress: '1.6.4', pagefind: '1.6.0' } as const;

/**
 * Installs the other systems outside the project. Returns their `node_modules`, or null if that
 * fails.
 */
export function installPeers(): string | null {
  const folder = path.join(temporary, 'peers');
  const modules = path.join(folder, 'node_modules');
  if (
    Object.keys(peerVersions).every((name) => existsSync(path.join(modules, name, 'package.json')))
  )
    return modules;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const packages = Object.entries(peerVersions).map(([name, version]) => `${name}@${version}`);
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return modules;
  } catch {
    return null;
  }
}
