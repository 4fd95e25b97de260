import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOutputFolder, markFile } from './output-folder.ts';

let base: string;
const at = (name: string): string => path.join(base, name);
const check = (folder: string) =>
  checkOutputFolder({
    folder,
    variable: 'DOCS_OUT_DIR',
    root: at('work/project'),
    sources: [at('work/project/content'), at('elsewhere/docs'), at('elsewhere/static')],
  });

beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'output-'));
  for (const folder of [
    'work/project/content/user',
    'elsewhere/docs',
    'home/me',
    'empty',
    'theirs',
  ])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('theirs/novel.txt'), 'Once upon a time');
  writeFileSync(at('file'), '');
  vi.spyOn(os, 'homedir').mockReturnValue(at('home/me'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(base, { recursive: true });
});

describe('checkOutputFolder', () => {
  it.each(['work/project/dist', 'work/project/a/b', 'empty', 'home/me/site'])(
    'accepts %s, which is absent or empty',
    (folder) => expect(check(at(folder))).toBeUndefined(),
  );

  it('accepts a folder that an earlier build has marked', () => {
    mkdirSync(at('dist'));
    writeFileSync(at(`dist/${markFile}`), '');
    writeFileSync(at('dist/index.html'), '');
    expect(check(at('dist'))).toBeUndefined();
  });

  it.each([
    ['work/project', 'is the project or contains it'],
    ['work/project/', 'is the project or contains it'],
    ['work', 'is the project or contains it'],
    ['home/me', 'is your home folder or contains it'],
    ['home', 'is your home folder or contains it'],
    ['work/project/content', 'which the build needs'],
    ['work/project/content/user', 'which the build needs'],
    ['elsewhere', 'which the build needs'],
    ['elsewhere/static', 'which the build needs'],
    ['theirs', 'has files that were not written by a build'],
    ['file', 'is a file'],
  ])('rejects %s, whether it is marked or not: it %s', (folder, reason) => {
    expect(check(at(folder))?.message).toContain(reason);
    if (folder === 'theirs' || folder === 'file') return;
    mkdirSync(at(folder), { recursive: true });
    writeFileSync(path.join(at(folder), markFile), '');
    expect(check(at(folder))?.message).toContain(reason);
  });

  it('rejects the root of the disk', () => {
    expect(check('/')?.message).toContain('is the project or contains it');
  });

  it('rejects a marked folder that is a repository', () => {
    mkdirSync(at('pages/.git'), { recursive: true });
    writeFileSync(at(`pages/${markFile}`), '');
    expect(check(at('pages'))?.message).toContain('is a repository');
  });

  it('follows symbolic links', () => {
    symlinkSync(at('work'), at('link'));
    symlinkSync(at('nothing'), at('dangling'));
    expect(check(at('link/project'))?.message).toContain('is the project');
    expect(check(at('link/project/content/out'))?.message).toContain('which the build needs');
    expect(check(at('dangling'))?.message).toContain('is a broken link');
  });

  it('gives a hint, and leaves the folder unchanged', () => {
    expect(check(at('theirs'))).toMatchObject({
      severity: 'error',
      position: { file: 'DOCS_OUT_DIR' },
      hint: expect.stringContaining('does not exist yet') as string,
    });
    expect(readdirSync(at('theirs'))).toEqual(['novel.txt']);
  });
});
