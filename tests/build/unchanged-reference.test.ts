import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './build-fixture.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-unchanged-'));
afterAll(() => rmSync(base, { recursive: true }));

/** Adds the seconds of processor time to the end of a run's output. */
const report =
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log((user + system) / 1e6); })";

function generate(): readonly string[] {
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(report)}`,
    'scripts/api.mjs',
  ];
  const env = {
    ...process.env,
    DOCS_API_SOURCE: path.join(base, 'source'),
    DOCS_API_OUTPUT: path.join(base, 'output'),
  };
  return execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
    .trim()
    .split('\n');
}

it('a run of the generator without changes takes at most 0.2 seconds of the processor', () => {
  mkdirSync(path.join(base, 'source'));
  writeFileSync(path.join(base, 'source/a.ts'), '/** A cat. */\nexport class Cat {}\n');
  expect(generate().join('\n')).toContain('pages');
  // time: the fastest of several runs, because other tests run in parallel.
  const runs = Array.from({ length: 5 }, generate);
  for (const lines of runs) expect(lines[0]).toBe('API reference: nothing changed.');
  expect(Math.min(...runs.map((lines) => Number(lines.at(-1))))).toBeLessThan(0.2);
});
