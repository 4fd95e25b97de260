import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '#node/base/cache/store.ts';
import { openLastOutput, type LastOutput } from './last-output.ts';

let work: string;
const at = (name: string): string => path.join(work, name);
const open = (version = '1'): LastOutput =>
  openLastOutput(openStore(at('cache')), at('out'), version);
const page = 'user/index.html';
const links = { ids: ['words'], urls: ['/docs/'] };

beforeEach(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'docs-last-'));
  mkdirSync(at('out/user'), { recursive: true });
  writeFileSync(at(`out/${page}`), 'words');
  const first = open();
  first.note(page, { key: 'key', links });
  first.save();
  // Longer than the file system's timestamp resolution.
  await setTimeout(20);
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

describe('openLastOutput', () => {
  it('reuses a file with the same key, with its notes', () => {
    const output = open();
    expect(output.takeFile(page, 'key')).toEqual({ key: 'key', links });
    output.copyTaken(at('new'));
    expect(readFileSync(at(`new/${page}`), 'utf8')).toBe('words');
    expect(statSync(at(`new/${page}`)).ino).toBe(statSync(at(`out/${page}`)).ino);
  });

  it('does not touch the last output before reused files are moved', () => {
    const output = open();
    expect(output.takeFile(page, 'key')).toBeDefined();
    expect(open().takeFile(page, 'key')).toBeDefined();
    output.copyTaken(at('new'));
    rmSync(at('out'), { recursive: true });
    expect(open().takeFile(page, 'key')).toBeUndefined();
  });

  it('refuses to mix files of two builds if another one has replaced the output meanwhile', () => {
    const output = open();
    expect(output.takeFile(page, 'key')).toBeDefined();
    rmSync(at(`out/${page}`));
    writeFileSync(at(`out/${page}`), 'words');
    const problem = expect.objectContaining({
      message: 'Another build has replaced this folder in the meantime.',
    }) as unknown;
    expect(() => output.copyTaken(at('new'))).toThrow(
      expect.objectContaining({ problems: [problem] }) as Error,
    );
  });

  it('reuses nothing with another key or from other code', () => {
    expect(open().takeFile(page, 'other')).toBeUndefined();
    expect(open().takeFile('index.html', 'key')).toBeUndefined();
    expect(open('2').takeFile(page, 'key')).toBeUndefined();
  });

  it.each<readonly [string, () => void]>([
    ['was written again', () => writeFileSync(at(`out/${page}`), 'sword')],
    [
      'was written again with its time set back',
      () => {
        const { atime, mtime } = statSync(at(`out/${page}`));
        writeFileSync(at(`out/${page}`), 'sword');
        utimesSync(at(`out/${page}`), atime, mtime);
      },
    ],
    ['is gone', () => rmSync(at(`out/${page}`))],
  ])('does not reuse a file that %s', (_, touch) => {
    touch();
    expect(open().takeFile(page, 'key')).toBeUndefined();
  });

  it('forgets files that a later build does not write', () => {
    open().save();
    expect(open().takeFile(page, 'key')).toBeUndefined();
  });
});
