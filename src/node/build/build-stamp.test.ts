import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../base/cache/store.ts';
import { findCurrentBuild, stampBuild, type BuildStampOptions } from './build-stamp.ts';

let folder: string;
let options: BuildStampOptions;
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stamp-'));
  for (const name of ['content', 'dist/a', 'beside']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('content/a.md'), '# A');
  writeFileSync(at('beside/component.tsx'), 'export {}');
  writeFileSync(at('dist/a/index.html'), '<h1>A</h1>');
  options = {
    store: openStore(at('cache')),
    outDir: at('dist'),
    inputs: [at('content')],
    settings: { base: '/docs/' },
    started: Date.now() + 1000,
  };
  stampBuild(options, [at('content/a.md'), at('beside/component.tsx'), at('gone.ts')], 'a warning');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('findCurrentBuild', () => {
  it('returns the last build’s report while nothing has changed', () => {
    expect(findCurrentBuild(options)).toEqual({ report: 'a warning' });
  });

  it.each<[string, () => void]>([
    ['an input was edited', () => writeFileSync(at('content/a.md'), '# B')],
    ['an input was added', () => writeFileSync(at('content/b.md'), '')],
    [
      'another file that was read was edited',
      () => writeFileSync(at('beside/component.tsx'), 'export const a = 1'),
    ],
    ['another file that was read is gone', () => rmSync(at('beside/component.tsx'))],
    [
      'a file of the output was touched',
      () => writeFileSync(at('dist/a/index.html'), '<h1>B</h1>'),
    ],
    ['a file of the output is gone', () => rmSync(at('dist/a/index.html'))],
    ['the output is gone', () => rmSync(at('dist'), { recursive: true })],
    ['there is no stamp', () => rmSync(at('cache'), { recursive: true })],
  ])('returns undefined when %s', (_, change) => {
    change();
    expect(findCurrentBuild(options)).toBeUndefined();
  });

  it('returns undefined for other settings', () => {
    expect(findCurrentBuild({ ...options, settings: { base: '/' } })).toBeUndefined();
  });

  it.each(['content/a.md', 'beside/component.tsx'])(
    'returns undefined when %s was saved while the build ran',
    (name) => {
      const other = { ...options, outDir: at('dist'), settings: { base: '/other/' } };
      const started = Date.now() - 50;
      writeFileSync(at(name), readFileSync(at(name)));
      stampBuild({ ...other, started }, [at('beside/component.tsx')], '');
      expect(findCurrentBuild(other)).toBeUndefined();
    },
  );

  it.each([
    ['cut off', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 100))],
    ['empty', (file: string) => writeFileSync(file, '')],
    ['no JSON', (file: string) => writeFileSync(file, '{')],
  ])('returns undefined when the stamp is %s', (_, damage) => {
    for (const name of readdirSync(at('cache/store'))) damage(at(`cache/store/${name}`));
    expect(findCurrentBuild(options)).toBeUndefined();
  });
});
