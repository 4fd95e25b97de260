import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isThorough } from '../support/thorough.ts';
import { readFiles } from './build-fixture.ts';
import { root } from './folders.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-vite-build-'));
const at = (name: string): string => path.join(base, name);

beforeEach(() => {
  mkdirSync(at('docs'), { recursive: true });
  writeFileSync(at('docs/index.md'), '# Home\n');
});
afterAll(() => rmSync(base, { recursive: true }));

function viteBuild(variables: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DOCS_CACHE_DIR: at('cache'),
      DOCS_CONTENT_DIR: at('docs'),
      DOCS_OUT_DIR: at('out'),
      ...variables,
    },
  });
  return { status, said: stdout + stderr };
}

const vite = path.join(root, 'node_modules/vite/bin/vite.js');

describe('vite build', () => {
  it('writes the site, and leaves nothing else behind', () => {
    const cold = viteBuild();
    expect(cold.status, cold.said).toBe(0);
    expect(cold.said).toContain('Code bundled');
    expect(readdirSync(base).sort()).toEqual(['cache', 'docs', 'out']);
  });

  it.runIf(isThorough)('reuses bundles like npm run build', () => {
    const files = readFiles(at('out'));
    const warm = viteBuild();
    expect(warm.status, warm.said).toBe(0);
    expect(warm.said).toContain('Last bundles reused');
    expect(warm.said).not.toContain('modules transformed');
    expect(readFiles(at('out'))).toEqual(files);
    expect(readdirSync(base).sort()).toEqual(['cache', 'docs', 'out']);
  });

  it('reports problems as text', () => {
    writeFileSync(at('docs/index.md'), '# Home\n\n[Away](away.md)\n');
    const { status, said } = viteBuild();
    expect(status).toBe(1);
    expect(said).toMatch(/index\.md:3:1 error: /);
    expect(said).not.toMatch(/\[Object\]|^\s*at .+:\d+:\d+\)?$/m);
  });

  it('asks for the reference, which it does not generate', () => {
    const { status, said } = viteBuild({ DOCS_API: 'on', DOCS_API_OUTPUT: at('reference') });
    expect(status).toBe(1);
    expect(said).toContain('The API reference has not been generated.');
    expect(said).toContain('npm run api');
  });
});
