import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const scripts = Object.keys(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object })
    .scripts,
);

/** Paths in these folders are checked; anything else may be an example. */
const folders = /^(?:src|api-gen|tests|bench|scripts|content|patches|public)\/[\w./-]+$/;

/** Matches folders and files that a build writes. */
const generated = /^api-gen\/output/;

describe.each([
  'README.md',
  'CONFIGURATION.md',
  'HOSTING.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'src/engine/README.md',
])('%s', (paper) => {
  const text = readFileSync(path.join(root, paper), 'utf8');
  const folder = path.dirname(path.join(root, paper));

  it('names files and folders that exist', () => {
    const named = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => folders.test(name) && !generated.test(name));
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('links to files that exist', () => {
    const prose = text.replaceAll(/```.*?```|`[^`\n]*`/gs, '');
    const linked = [...prose.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, file = '']) => file);
    expect(linked.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});
