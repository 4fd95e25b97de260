import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unreadSidebars } from './unread-sidebars.ts';

it('names a file of sidebars that is not read, and no other file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-sidebars-'));
  expect(unreadSidebars(folder)).toEqual([]);
  expect(unreadSidebars(path.join(folder, 'nowhere'))).toEqual([]);
  const names = ['sidebars.json', 'sidebars.ts', 'sidebar.js', 'sidebars.md', 'my-sidebars.js'];
  for (const name of names) writeFileSync(path.join(folder, name), '');
  const found = unreadSidebars(folder).map(({ position }) => path.basename(position.file));
  expect(found.sort()).toEqual(['sidebar.js', 'sidebars.json', 'sidebars.ts']);
});
