import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeOutput } from './write-output.ts';

let folder: string;
let last: string;
let next: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-output-'));
  last = path.join(folder, 'last.txt');
  next = path.join(folder, 'new/next.txt');
  writeFileSync(last, 'same');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a file that has not changed is linked, and writing to it later leaves the last output as it is', () => {
  writeOutput(next, 'same', last);
  expect(statSync(next).ino).toBe(statSync(last).ino);
  writeOutput(next, 'changed');
  expect(readFileSync(next, 'utf8')).toBe('changed');
  expect(readFileSync(last, 'utf8')).toBe('same');
});

it('a file that has changed, or is new, is written', () => {
  writeOutput(next, 'changed', last);
  expect(readFileSync(next, 'utf8')).toBe('changed');
  writeOutput(next, 'new', path.join(folder, 'missing.txt'));
  expect(readFileSync(next, 'utf8')).toBe('new');
});
