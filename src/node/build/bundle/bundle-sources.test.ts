import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashFiles } from '#node/base/cache/hash-files.ts';
import { resolveFolders } from '#node/site/config/project-folders.ts';
import { codeEnvironment, codeSources } from './bundle-sources.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-sources-'));
const root = path.join(base, 'project');
const folders = resolveFolders(root, { DOCS_CONTENT_DIR: path.join(base, 'site/docs') });
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
  writeFileSync(path.join(base, file), text);
};
const state = (): string => hashFiles(codeSources(folders));

beforeAll(() => {
  put('project/src/client/app.tsx', 'export {};\n');
  put('project/package-lock.json', '{}\n');
  put('site/docs/index.md', '# Home\n');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('the key of bundled code', () => {
  it.each([
    'project/src/client/app.tsx',
    'project/src/engine/new.ts',
    'project/patches/react.patch',
    'project/package-lock.json',
    'project/index.html',
    'project/tsconfig.base.json',
    'project/postcss.config.js',
    'site/src/components/button.tsx',
    'site/package.json',
    'site/tsconfig.json',
    'site/yarn.lock',
  ])('changes with %s', (file) => {
    const before = state();
    put(file, `changed ${file}\n`);
    expect(state()).not.toBe(before);
  });

  it.each([
    'project/README.md',
    'project/.env.production',
    'project/dist/index.html',
    'site/docs/index.md',
  ])('does not change with %s', (file) => {
    const before = state();
    put(file, 'changed\n');
    expect(state()).toBe(before);
  });

  it('includes the mode and no other variable', () => {
    const own = { PATH: '/bin', VITE_B: '2' };
    expect(codeEnvironment(own)).toEqual([['NODE_ENV', 'production']]);
    expect(codeEnvironment({ ...own, NODE_ENV: 'test' })).toEqual([['NODE_ENV', 'test']]);
  });
});
