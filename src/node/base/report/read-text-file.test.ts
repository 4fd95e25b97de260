import { mkdtempSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeText, readTextFile } from './read-text-file.ts';

const decode = (bytes: Uint8Array) => {
  const { text, problems } = decodeText(bytes, '/a.md');
  return [
    text,
    ...problems.map(({ position, message }) => `${position.line}:${position.column} ${message}`),
  ];
};

describe('decodeText', () => {
  it('reads UTF-8 without its byte order mark', () => {
    expect(decode(Buffer.from('\uFEFFé💥\n'))).toEqual(['é💥\n']);
    expect(decode(Buffer.alloc(0))).toEqual(['']);
  });

  it.each([
    ['alone', [0x61, 0x0a, 0x62, 0xff, 0x63], '2:2'],
    ['of Latin-1', [...Buffer.from('caf'), 0xe9], '1:4'],
    ['of half a character', [...Buffer.from('é\nx'), 0xe2, 0x82, 0x0a], '2:2'],
    ['after a true replacement character', [...Buffer.from('\uFFFDx'), 0xc0, 0x80], '1:3'],
    ['of a surrogate', [0x0a, 0x0a, 0xed, 0xa0, 0x80], '3:1'],
  ])('finds the first invalid byte: %s', (_, bytes, place) => {
    expect(decode(Uint8Array.from(bytes))).toEqual([
      expect.any(String),
      `${place} The file is not UTF-8: this byte is not part of any character.`,
    ]);
  });

  it.each([
    ['with a mark', Buffer.from('\uFEFF# A\n', 'utf16le')],
    ['with a mark, big end first', Buffer.from('\uFEFF# A\n', 'utf16le').swap16()],
    ['without a mark', Buffer.from('# A\n', 'utf16le')],
  ])('recognizes UTF-16, %s', (_, bytes) => {
    expect(decode(bytes)).toEqual(['', expect.stringContaining('as UTF-16 does')]);
  });
});

describe('readTextFile', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-text-'));
  const read = (name: string): string | undefined =>
    readTextFile(path.join(folder, name)).problems[0]?.message;

  it('explains in a sentence why a file cannot be read', () => {
    mkdirSync(path.join(folder, 'folder.md'));
    writeFileSync(path.join(folder, 'file.md'), '');
    symlinkSync('loop.md', path.join(folder, 'loop.md'));
    expect(read('file.md')).toBeUndefined();
    expect(read('folder.md')).toBe('The file is a folder, where a file is expected.');
    expect(read('gone.md')).toBe('The file does not exist.');
    expect(read('loop.md')).toBe('The file is a link that points to itself.');
    expect(read('file.md/x')).toBe('The file is inside something that is not a folder.');
    expect(read('x'.repeat(300))).toBe('The file has a name that is too long for the file system.');
  });
});
