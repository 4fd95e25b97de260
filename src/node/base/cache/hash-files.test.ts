import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasChangedSince, hashFile, hashFiles } from './hash-files.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hash-'));
  writeFileSync(at('a.ts'), '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('hashFiles', () => {
  it('changes with any file in the folder except tests', () => {
    const before = hashFiles([folder]);
    writeFileSync(at('a.test.ts'), '1');
    expect(hashFiles([folder])).toBe(before);
    mkdirSync(at('deep'));
    writeFileSync(at('deep/b.ts'), '1');
    expect(hashFiles([folder])).not.toBe(before);
  });

  it('is the same for two folders with equal files if their names are left out', () => {
    for (const name of ['one', 'two']) {
      mkdirSync(at(name));
      writeFileSync(at(`${name}/c.ts`), '1');
    }
    const hashOf = (name: string, base?: string) => hashFiles([at(name)], undefined, base);
    expect(hashOf('one', at('one'))).toBe(hashOf('two', at('two')));
    expect(hashOf('one')).not.toBe(hashOf('two'));
  });

  it('changes with the target of a symbolic link', () => {
    mkdirSync(at('elsewhere'));
    writeFileSync(at('elsewhere/page.md'), '1');
    mkdirSync(at('content'));
    symlinkSync(at('elsewhere'), at('content/linked'));
    const before = hashFiles([at('content')]);
    writeFileSync(at('elsewhere/page.md'), '2');
    expect(hashFiles([at('content')])).not.toBe(before);
  });
});

describe('hashFile', () => {
  it('is empty for anything that is not a file', () => {
    expect([hashFile(at('nothing')), hashFile(folder)]).toEqual(['', '']);
    expect(hashFile(at('a.ts'))).toMatch(/^[\da-f]{40}$/);
  });
});

describe('hasChangedSince', () => {
  it('notices saved, added and removed files', () => {
    const later = Date.now() + 60_000;
    expect(hasChangedSince([folder, at('nothing')], later)).toBe(false);
    expect(hasChangedSince([folder], Date.now() - 60_000)).toBe(true);
  });
});
