import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThorough } from '../support/thorough.ts';
import { root } from './folders.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-refusals-'));
const at = (name: string): string => path.join(base, name);

beforeAll(() => {
  mkdirSync(at('empty'));
  mkdirSync(at('docs'));
  mkdirSync(at('disk'));
  writeFileSync(at('docs/index.md'), '# Home\n');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/**
 * Runs one of the project's programs on folders in the base folder; returns its exit code and
 * output.
 */
function run(args: readonly string[], variables: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DOCS_API: 'off',
      DOCS_CACHE_DIR: at('cache'),
      DOCS_CONTENT_DIR: at('docs'),
      ...variables,
    },
  });
  return { status, said: stdout + stderr };
}

const build = (variables: Readonly<Record<string, string>>) =>
  run([path.join(root, 'scripts/build.mjs')], variables);

/** Expects exit code 1 and output with this description and a fix, but without a stack trace. */
function expectSentence({ status, said }: ReturnType<typeof run>, sentence: RegExp): void {
  expect(said).toMatch(sentence);
  expect(said).toContain('To fix it: ');
  expect(said).not.toMatch(/^\s*at .+:\d+:\d+\)?$/m);
  expect(status).toBe(1);
}

describe('refused in a sentence', () => {
  it('a build of a folder without pages', () => {
    const refused = build({ DOCS_CONTENT_DIR: at('empty'), DOCS_OUT_DIR: at('out') });
    expectSentence(refused, /empty error: There is no page in this folder\./);
    expect(readdirSync(base)).not.toContain('out');
  });

  it('a configuration that names missing files: all of them, with their positions', () => {
    writeFileSync(
      at('site.json'),
      '{\n  "siteFolder": "web",\n  "customCss": "own.css",\n  "mdxComponents": "own.tsx"\n}\n',
    );
    const refused = build({ DOCS_SITE_CONFIG: at('site.json'), DOCS_OUT_DIR: at('out') });
    for (const [place, field] of [
      ['2:17', 'siteFolder'],
      ['3:16', 'customCss'],
      ['4:20', 'mdxComponents'],
    ] as const)
      expectSentence(
        refused,
        new RegExp(`site\\.json:${place} error: .*"${field}" does not exist\\.`),
      );
  });

  it('a configuration that throws, with the position', () => {
    writeFileSync(
      at('site.ts'),
      'const pot: any = undefined;\n\nexport default {\n  title: pot.glaze,\n};\n',
    );
    const refused = build({ DOCS_SITE_CONFIG: at('site.ts'), DOCS_OUT_DIR: at('out') });
    expectSentence(refused, /site\.ts:4:14 error: The configuration cannot be read: Cannot read/);
  });

  it.each([
    [
      'a cache that cannot be made',
      { DOCS_CACHE_DIR: '/proc/x' },
      /DOCS_CACHE_DIR is invalid: .*\/proc\/x, which cannot be made/,
    ],
    [
      'a cache among the pages',
      { DOCS_CACHE_DIR: at('docs') },
      /DOCS_CACHE_DIR is invalid: .*docs, which belongs to /,
    ],
    [
      'a cache below the pages',
      { DOCS_CACHE_DIR: at('docs/deep') },
      /DOCS_CACHE_DIR is invalid: .*deep, which belongs to /,
    ],
    [
      'a language that the site does not have',
      { DOCS_LOCALE: 'xx' },
      /DOCS_LOCALE names the language "xx", which the site does not have/,
    ],
  ])('a build with %s', (_what, variables, sentence) => {
    expectSentence(build({ DOCS_OUT_DIR: at('out'), ...variables }), sentence);
    expect(readdirSync(at('docs'))).toEqual(['index.md']);
  });

  it('an invalid environment, before the reference is generated', () => {
    const refused = run([path.join(root, 'scripts/build.mjs')], {
      DOCS_API: 'on',
      DOCS_API_OUTPUT: at('reference'),
      DOCS_OUT_DIR: at('docs'),
    });
    expectSentence(refused, /DOCS_OUT_DIR names a folder that cannot be replaced/);
    expect(readdirSync(base)).not.toContain('reference');
  });

  it.each([['preview'], ['dev']])('a server that has nothing to serve: %s', (command) => {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const refused = run([vite, command], {
      DOCS_OUT_DIR: at('nowhere'),
      ...(command === 'dev' ? { DOCS_CONTENT_DIR: at('nowhere') } : {}),
    });
    expectSentence(
      refused,
      command === 'dev'
        ? /it names the folder .*nowhere, which does not exist/
        : /nowhere error: There is no built site in this folder\./,
    );
  });
});

describe.skipIf(!canMount())('a disk that cannot be written to', () => {
  /**
   * Builds over a good site on an in-memory disk of this size, remounted first with `remount` if
   * given.
   */
  function buildOnDisk(size: string, remount?: string) {
    mount(`size=${size}`);
    try {
      cpSync(at('docs'), at('disk/site'), { recursive: true });
      writeFileSync(at('disk/site/.docs-output'), '');
      if (remount) mount(`remount,${remount}`);
      const result = build({ DOCS_OUT_DIR: at('disk/site') });
      return { ...result, left: readdirSync(at('disk')), site: readdirSync(at('disk/site')) };
    } finally {
      spawnSync('umount', [at('disk')]);
    }
  }

  function mount(options: string): void {
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at('disk')]);
  }

  it.each(isThorough ? ['200k', '700k', '1m'] : ['700k'])(
    'is full at %s: the last good site stays',
    (size) => {
      const { left, site, ...refused } = buildOnDisk(size);
      expectSentence(refused, /The file cannot be written: the disk is full\./);
      expect(left).toEqual(['site']);
      expect(site.sort()).toEqual(['.docs-output', 'index.md']);
    },
  );

  it('is read-only: the last good site stays', () => {
    const { left, site, ...refused } = buildOnDisk('10m', 'ro');
    expectSentence(refused, /cannot be written: the disk is read-only\./);
    expect(left).toEqual(['site']);
    expect(site.sort()).toEqual(['.docs-output', 'index.md']);
  });
});

/** Whether this machine lets a test mount a small disk in memory. */
function canMount(): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return status === 0;
}
