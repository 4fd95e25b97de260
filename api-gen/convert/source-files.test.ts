import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAbove, listInputs, listModules } from './source-files.ts';

describe('the files of a checkout', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'source-files-'));
  const files = [
    'b.ts',
    'a/view.tsx',
    'a/c.mts',
    'a/d.cts',
    'a/ambient.d.ts',
    'a/data.json',
    'a/page.ts.md',
    'b.test.ts',
    'a/view.spec.tsx',
    'a/contest.ts',
    '_kept.ts',
    '.hidden/e.ts',
    'node_modules/kit/f.ts',
    '.git/g.ts',
    'a/tsconfig.json',
  ];

  beforeAll(() => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), '');
    }
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it('are documented, except tests, dependencies and hidden files', () => {
    expect(listModules(root)).toEqual([
      'a/ambient.d.ts',
      'a/c.mts',
      'a/contest.ts',
      'a/d.cts',
      'a/view.tsx',
      'b.ts',
    ]);
  });

  it('make the reference stale, including those that are read but not documented', () => {
    const others = ['a/data.json', 'a/tsconfig.json', '_kept.ts', '.hidden/e.ts'];
    const tests = ['b.test.ts', 'a/view.spec.tsx'];
    expect(listInputs(root)).toEqual([...listModules(root), ...others, ...tests].sort());
  });

  it('are configured by the nearest file in or above their folder', () => {
    mkdirSync(path.join(root, 'a/deep/er'), { recursive: true });
    const configuration = path.join(root, 'a/tsconfig.json');
    expect(findAbove(path.join(root, 'a'), 'tsconfig.json')).toBe(configuration);
    expect(findAbove(path.join(root, 'a/deep/er'), 'tsconfig.json')).toBe(configuration);
    expect(findAbove(path.join(root, 'none'), 'tsconfig.json')).toBeUndefined();
  });
});
