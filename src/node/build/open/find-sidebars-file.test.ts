import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findSidebarsFile } from './find-sidebars-file.ts';

it('finds the sidebars file of a Docusaurus site, JSON first, and no other file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-sidebars-'));
  const find = () => findSidebarsFile(folder);
  const write = (name: string) => writeFileSync(path.join(folder, name), '');
  expect(findSidebarsFile(path.join(folder, 'nowhere'))).toBeUndefined();
  for (const name of ['sidebars.md', 'my-sidebars.js']) write(name);
  expect(find()).toBeUndefined();
  for (const name of ['sidebar.js', 'sidebars.json']) {
    write(name);
    expect(find()).toBe(path.join(folder, name));
  }
});
