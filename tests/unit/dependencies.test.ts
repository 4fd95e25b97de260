import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPermissive, listPackages } from '../../scripts/licenses.mjs';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const manifest = read('package.json') as Record<string, Record<string, string>>;
const packages = (listPackages as (lockfile: unknown) => readonly Package[])(
  read('package-lock.json'),
);

describe('the dependencies', () => {
  it('have exact versions', () => {
    for (const section of ['dependencies', 'devDependencies', 'overrides'])
      for (const [name, version] of Object.entries(manifest[section] ?? {}))
        expect(`${name} ${version}`).toMatch(/^\S+ (?:npm:\S+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  });

  it('have permissive licenses, including indirect dependencies', () => {
    const isAllowed = isPermissive as (license: string) => boolean;
    expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
    expect(packages.length).toBeGreaterThan(100);
    for (const license of ['GPL-3.0', 'unknown', 'UNLICENSED', '(GPL-2.0 AND MIT)'])
      expect(isAllowed(license)).toBe(false);
    expect(isAllowed('(AFL-2.1 OR BSD-3-Clause)')).toBe(true);
  });
});
