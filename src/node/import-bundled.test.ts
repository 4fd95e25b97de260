import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importBundled } from './import-bundled.ts';

let root: string;
const put = (file: string, text: string): string => {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
};
const load = (entry: string) => importBundled<{ readonly said: unknown }>({ root, entry });

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'docs-bundled-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('imports a module as it is now, and names the files that it was made from', async () => {
  const part = put('part.ts', 'export const part: number = 1;\n');
  const entry = put('entry.ts', "import { part } from './part.ts';\nexport const said = part;\n");
  const first = await load(entry);
  expect(first.module.said).toBe(1);
  expect([...first.files].sort()).toEqual([entry, part]);
  put('part.ts', 'export const part: number = 2;\n');
  expect((await load(entry)).module.said).toBe(2);
});

it('leaves what is imported later until then', async () => {
  put('later.ts', "throw new Error('Too early.');\n");
  const entry = put('entry.ts', "export const said = () => import('./later.ts');\n");
  const { module } = await load(entry);
  await expect((module.said as () => Promise<unknown>)()).rejects.toThrow('Too early.');
});

it('tells a module where its source stands', async () => {
  const entry = put('deep/entry.ts', 'export const said = import.meta.dirname;\n');
  expect((await load(entry)).module.said).toBe(path.dirname(entry));
});

it('says where a module cannot be read', async () => {
  await expect(load(put('entry.ts', 'export const = 1;\n'))).rejects.toThrow('entry.ts:1');
});

it('removes what an ended process has left', async () => {
  // No process has so high a number.
  put('node_modules/.vite-temp/docs-999999999-1/entry.mjs', '');
  await load(put('entry.ts', 'export const said = 1;\n'));
  const left = readdirSync(path.join(root, 'node_modules/.vite-temp'));
  expect(left.filter((name) => name.startsWith('docs-999999999'))).toEqual([]);
});
