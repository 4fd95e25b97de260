import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTrackedTest } from './tracked-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-tracked-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('knows which files git tracks around a folder, also through links', () => {
  const root = path.join(folder, 'repository');
  mkdirSync(path.join(root, 'docs'), { recursive: true });
  for (const name of ['hat.svg', 'secret.txt', '../outside.svg'])
    writeFileSync(path.join(root, name), '');
  symlinkSync('../outside.svg', path.join(root, 'out.svg'));
  symlinkSync('hat.svg', path.join(root, 'in.svg'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', 'hat.svg', 'out.svg', 'in.svg'], { cwd: root });
  const isTracked = createTrackedTest(path.join(root, 'docs'));
  const tracked = ['hat.svg', 'in.svg', 'out.svg', 'secret.txt', '../outside.svg', '.git/config'];
  expect(tracked.filter((name) => isTracked(path.join(root, name)))).toEqual(['hat.svg', 'in.svg']);
  expect(createTrackedTest(folder)(path.join(folder, 'outside.svg'))).toBe(false);
});
