import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { root } from './folders.ts';

/**
 * Runs `npm run api` with these environment variables, such as `DOCS_API_SOURCE` and
 * `DOCS_API_OUTPUT`, and expects it to succeed.
 */
export function generateReference(variables: Readonly<Record<string, string>> = {}): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/api.mjs'], {
    cwd: root,
    env: { ...process.env, ...variables },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status, stderr).toBe(0);
}
