import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './store.ts';

let base: string;
let folder: string;
beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'store-'));
  folder = path.join(base, 'store');
});
afterEach(() => rmSync(base, { recursive: true }));

/** Returns the path of the store's only entry. */
const entry = (): string => path.join(folder, readdirSync(folder)[0] ?? '');

describe('a store', () => {
  it('returns the value of a key, also in a later build, and nothing for other keys', () => {
    openStore(base).write('a', { text: 'A' });
    const later = openStore(base);
    expect(later.read('a')).toEqual({ text: 'A' });
    expect(later.has('a')).toBe(true);
    expect([later.read('b'), later.has('b')]).toEqual([undefined, false]);
  });

  it.each<[string, (file: string) => void]>([
    ['cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, -3))],
    ['empty', (file) => writeFileSync(file, '')],
    ['of another format', (file) => writeFileSync(file, '{"html":"<h1>Else</h1>"}')],
    ['binary', (file) => writeFileSync(file, Buffer.from([0, 255, 254, 0]))],
    [
      'changed in one letter',
      (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('A', 'B')),
    ],
  ])('drops an entry that is %s', (_, damage) => {
    const store = openStore(base);
    store.write('a', { text: 'A' });
    const file = entry();
    damage(file);
    expect(store.read('a')).toBeUndefined();
    expect(existsSync(file)).toBe(false);
    store.write('a', { text: 'A' });
    expect(store.read('a')).toEqual({ text: 'A' });
    expect(store.problem()).toBeUndefined();
  });

  it('drops an entry that was written for another key, and ignores a folder in place of one', () => {
    const store = openStore(base);
    store.write('a', 'A');
    const text = readFileSync(entry());
    rmSync(entry());
    store.write('b', 'B');
    writeFileSync(entry(), text);
    expect(store.read('b')).toBeUndefined();
    store.write('c', 'C');
    const file = entry();
    rmSync(file);
    mkdirSync(file);
    expect(store.read('c')).toBeUndefined();
  });

  it('warns once if it cannot be written, and still reads', () => {
    writeFileSync(path.join(base, 'file'), '');
    const store = openStore(path.join(base, 'file'));
    store.write('a', 1);
    store.write('b', 2);
    expect(store.problem()).toMatchObject({
      severity: 'warning',
      hint: expect.stringContaining('DOCS_CACHE_DIR') as string,
    });
    expect(store.read('a')).toBeUndefined();
    expect(() => store.prune()).not.toThrow();
  });

  it('removes entries that no build has used for a week, and no other files', () => {
    const store = openStore(base);
    store.write('old', 1);
    const old = entry();
    writeFileSync(`${old}.123`, 'the draft of a build that was killed');
    writeFileSync(path.join(folder, 'notes.txt'), 'Mine');
    const past = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), past, past);
    store.write('new', 2);
    store.prune();
    expect([store.read('old'), store.read('new')]).toEqual([undefined, 2]);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(existsSync(path.join(folder, 'notes.txt'))).toBe(true);
  });

  it('keeps old entries that were used', () => {
    const store = openStore(base);
    store.write('a', 1);
    const past = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    utimesSync(entry(), past, past);
    store.read('a');
    store.prune();
    expect(store.read('a')).toBe(1);
  });
});
