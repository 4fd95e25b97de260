// npm run licenses: lists the licenses of all packages, those that reach the browser first; fails
// if one is not permissive.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Licenses that impose no conditions on this project's own code. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Public Domain',
  'Python-2.0',
  'Unlicense',
]);

/**
 * Licenses of packages whose metadata names none, keyed by package name and taken from their
 * license files.
 */
const written = { format: 'MIT', khroma: 'MIT' };

/**
 * Lists all packages of a lockfile with their licenses. Packages that are not development
 * dependencies may reach the browser.
 */
export function listPackages(lockfile) {
  return Object.entries(lockfile.packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version, license, dev = false }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      return { name, version, license: license ?? written[name] ?? 'unknown', dev };
    });
}

/** Whether a license is permissive; in "(A OR B)" one is enough, in "(A AND B)" both must be. */
export function isPermissive(license) {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((names) => names.split(' AND ').every((name) => permissive.has(name)));
}

/** Returns one line per license, listing its packages; the most common license comes first. */
function describe(packages) {
  const licenses = [...new Set(packages.map(({ license }) => license))];
  return licenses
    .map((license) => packages.filter((item) => item.license === license))
    .sort((first, second) => second.length - first.length)
    .map((items) => {
      const names = items.map(({ name, version }) => `${name} ${version}`).join(', ');
      return `  ${items[0].license} (${items.length}): ${names}`;
    });
}

if (process.argv[1] === import.meta.filename) {
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packages = listPackages(lockfile);
  console.log('Reaches the browser:');
  console.log(describe(packages.filter(({ dev }) => !dev)).join('\n'));
  console.log('\nBuilds and tests the site:');
  console.log(describe(packages.filter(({ dev }) => dev)).join('\n'));
  const others = packages.filter(({ license }) => !isPermissive(license));
  for (const { name, license } of others)
    console.error(`\n${name} has the license "${license}", which is not permissive.`);
  process.exit(others.length > 0 ? 1 : 0);
}
