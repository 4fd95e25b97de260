import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './build-fixture.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-refusals-'));
const at = (name: string): string => path.join(base, name);

beforeAll(() => {
  mkdirSync(at('empty'));
  mkdirSync(at('docs'));
  mkdirSync(at('disk'));
  writeFileSync(at('docs/index.md'), '# Home\n');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Runs a program of the project on folders below the base; gives its exit code and all that it said. */
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
  run(['--import', 'tsx', path.join(root, 'src/node/build-cli.ts')], variables);

/** Says what is wrong and how to mend it, and shows no stack. */
function expectSentence({ status, said }: ReturnType<typeof run>, sentence: RegExp): void {
  expect(said).toMatch(sentence);
  expect(said).toContain('To mend it: ');
  expect(said).not.toMatch(/^\s*at .+:\d+:\d+\)?$/m);
  expect(status).toBe(1);
}

describe('what cannot be done is refused in a sentence', () => {
  it('a build of a folder without pages', () => {
    const refused = build({ DOCS_CONTENT_DIR: at('empty'), DOCS_OUT_DIR: at('out') });
    expectSentence(refused, /empty error: There is no page in this folder\./);
    expect(readdirSync(base)).not.toContain('out');
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

describe.skipIf(!canMount())('a disk that takes no more', () => {
  /** Builds once into a folder that a good site stands in, on a disk of this size. */
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

  it.each(['200k', '4m', '8m'])('is full at %s: the last good site stays', (size) => {
    const { left, site, ...refused } = buildOnDisk(size);
    expectSentence(refused, /The file cannot be written: the disk is full\./);
    expect(left).toEqual(['site']);
    expect(site.sort()).toEqual(['.docs-output', 'index.md']);
  });

  it('is read-only: the last good site stays', () => {
    const { left, site, ...refused } = buildOnDisk('10m', 'ro');
    expectSentence(refused, /cannot be written: the disk is read-only\./);
    expect(left).toEqual(['site']);
    expect(site.sort()).toEqual(['.docs-output', 'index.md']);
  });
});

/** Whether this machine lets a test make a small disk in memory. */
function canMount(): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return status === 0;
}
