import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSidebars } from './read-sidebars.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-sidebars-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reports all computed and invalid values in one run, each at its position', () => {
  const file = path.join(folder, 'sidebars.js');
  writeFileSync(
    file,
    `module.exports = {
  docs: [
    'a',
    { type: 'doc', id: nameOf('b') },
    { type: 'dok', id: 'c' },
    ...more(),
    { type: 'category', label: 'D', items: list() },
    { type: 'category', label: 'E', items: ['e', 5] },
  ],
};
`,
  );
  const { sidebars, problems } = readSidebars(file, 'current');
  expect(sidebars).toBeUndefined();
  expect(
    problems.map(({ message, severity, position: { line, column } }) => [
      `${severity} ${line}:${column}`,
      message.split(':', 2)[1] ?? message.slice(0, 43),
    ]),
  ).toEqual([
    ['warning 4:24', 'The sidebars of this file are computed here'],
    ['warning 6:8', 'The sidebars of this file are computed here'],
    ['warning 7:44', 'The sidebars of this file are computed here'],
    ['warning 5:13', ' The item type "dok" does not exist.'],
    ['warning 8:50', ' This is not a sidebar item.'],
  ]);
});

it.each([
  ['a.js', 'module.exports = { docs: ["a" "b"] };\n', '1:31'],
  ['b.json', '{ "docs": ["a" }\n', '1:16'],
  ['c.json', '["a"]\n', '1:1'],
])("falls back to the folder's sidebar if the file cannot be read: %s", (name, text, place) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const { sidebars, problems } = readSidebars(file, 'current');
  expect(sidebars).toBeUndefined();
  expect(
    problems.map(({ severity, position: { line, column } }) => `${severity} ${line}:${column}`),
  ).toEqual([`error ${place}`]);
});
