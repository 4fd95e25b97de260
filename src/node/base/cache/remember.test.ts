import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disable, enable } from 'obug';
import { hashesOf, keep, recall } from './remember.ts';
import { openStore, type Store } from './store.ts';

let folder: string;
let store: Store;
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'remember-'));
  store = openStore(at('cache'));
  writeFileSync(at('a.md'), 'A');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('recalls a value while its files are unchanged, including missing ones', () => {
  keep(store, 'key', { value: [1], answers: hashesOf([at('a.md'), at('none.md')]) });
  expect(recall(store, 'key')).toEqual([1]);
  expect(recall(store, 'another key')).toBeUndefined();
  writeFileSync(at('none.md'), '');
  expect(recall(store, 'key')).toBeUndefined();
});

it('recalls a value while every answer is the same, and stops asking at the first that differs', () => {
  keep(store, 'key', { value: 1, answers: { first: 'yes', second: null } });
  const asked: string[] = [];
  const answering = (answers: Readonly<Record<string, string | null>>) => (question: string) => {
    asked.push(question);
    return answers[question] ?? null;
  };
  expect(recall(store, 'key', answering({ first: 'yes' }))).toBe(1);
  expect(recall(store, 'key', answering({ first: 'no' }))).toBeUndefined();
  expect(asked).toEqual(['first', 'second', 'first']);
});

it('tells with DEBUG=docs:* what is kept, and why anything else is not', () => {
  const said: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(
      String(text)
        .replace(/^.*docs:cache /, '')
        .trim(),
    );
    return true;
  });
  enable('docs:*');
  keep(store, 'key', { value: 1, answers: hashesOf([at('a.md')]) });
  recall(store, 'key');
  writeFileSync(at('a.md'), 'B');
  recall(store, 'key');
  recall(store, 'other');
  disable();
  write.mockRestore();
  expect(said).toEqual(['key: kept', `key: ${at('a.md')} has changed`, 'other: not in the store']);
});
