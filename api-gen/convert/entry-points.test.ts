import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { convertProject } from './convert-project.ts';
import { findEntryPoints } from './entry-points.ts';

let root: string;

/** Writes files: strings as they are, objects as JSON. */
function write(files: Readonly<Record<string, object | string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const found = (folder = '', included: Parameters<typeof findEntryPoints>[1] = []) =>
  findEntryPoints(path.join(root, folder), included).map(
    ({ specifier, file }) => `${specifier} ${file}`,
  );

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'entry-points-'));
});

afterEach(() => rmSync(root, { recursive: true }));

it('leads build output back to its sources, by the configuration', () => {
  write({
    'package.json': {
      name: 'kit',
      exports: {
        '.': { 'types@<5.4': './old.d.ts', import: { types: './development/kit.d.ts' } },
        './part.js': { browser: './part.min.js', default: './development/deep/part.js' },
        './package.json': './package.json',
      },
    },
    'tsconfig.json': { compilerOptions: { outDir: './development', rootDir: './source' } },
    'source/kit.ts': 'export {};',
    'source/deep/part.ts': 'export {};',
    'old.d.ts': 'export {};',
    'development/kit.d.ts': 'export {};',
  });
  expect(found()).toEqual(['kit source/kit.ts', 'kit/part.js source/deep/part.ts']);
});

it('reads sources whose configuration extends a package that is not installed', async () => {
  write({
    'tsconfig.json': { extends: '@absent/tsconfig' },
    'kit.ts': '/** A kit. */\nexport const kit = 1;',
  });
  const { project } = await convertProject({ root, modules: ['kit.ts'] });
  expect(project.modules.map(({ name }) => name)).toEqual(['kit']);
});

it('finds the sources of outputs whose names say nothing, by the subpath', () => {
  write({
    'package.json': {
      name: 'kit',
      exports: { '.': './dist/kit.cjs.js', './guards': './dist/kit-guards.cjs.js' },
    },
    'src/index.ts': 'export {};',
    'src/guards/index.ts': 'export {};',
  });
  expect(found('src')).toEqual(['kit index.ts', 'kit/guards guards/index.ts']);
});

it('finds the sources beside the output of a published package, and leaves out what is internal', () => {
  const built = (name: string) => ({
    types: `./dist/types/${name}.d.ts`,
    default: `./dist/esm/${name}.js`,
  });
  write({
    'package.json': {
      name: 'kit',
      exports: {
        '.': built('index'),
        './parts/*': built('parts/*'),
        './internal/*': built('internal/*'),
      },
    },
    'src/index.ts': 'export {};',
    'src/parts/a.ts': 'export {};',
    'src/internal/b.ts': 'export {};',
    'dist/types/index.d.ts': 'export {};',
    'dist/types/parts/a.d.ts': 'export {};',
    'dist/types/internal/b.d.ts': 'export {};',
  });
  expect(found('src')).toEqual(['kit index.ts', 'kit/parts/a parts/a.ts']);
  expect(found('src', ['internal'])).toEqual([
    'kit index.ts',
    'kit/parts/a parts/a.ts',
    'kit/internal/b internal/b.ts',
  ]);
});

it('expands patterns, except to what another entry forbids or decides', () => {
  write({
    'package.json': {
      name: 'kit',
      exports: {
        '.': './src/index.ts',
        './*': './src/*.ts',
        './internal/*': null,
        './*/index': null,
      },
    },
    'src/index.ts': 'export {};',
    'src/Array.ts': 'export {};',
    'src/deep/Map.ts': 'export {};',
    'src/deep/index.ts': 'export {};',
    'src/Array.test.ts': 'export {};',
    'src/internal/secret.ts': 'export {};',
  });
  expect(found()).toEqual([
    'kit src/index.ts',
    'kit/Array src/Array.ts',
    'kit/index src/index.ts',
    'kit/deep/Map src/deep/Map.ts',
  ]);
});

it('finds the files of a pattern in one folder only: the sources, or else the output', () => {
  const files = { 'package.json': { name: 'kit', exports: { './*': './lib/*.js' } } };
  write({ ...files, 'lib/a.d.ts': '', 'lib/b/c.d.ts': '' });
  expect(found()).toEqual(['kit/a lib/a.d.ts', 'kit/b/c lib/b/c.d.ts']);
  write({ 'src/a.ts': '', 'src/parts/internal/d.ts': '' });
  expect(found()).toEqual(['kit/a src/a.ts']);
});

it('finds sources in the only folder that a configuration includes', () => {
  write({
    'package.json': { name: 'kit', exports: { '.': './dist/kit.mjs', './cli': './dist/cli.mjs' } },
    'tsconfig.json': { compilerOptions: { noEmit: true }, include: ['source/**/*'] },
    'source/kit.ts': 'export {};',
    'source/cli.ts': 'export {};',
  });
  expect(found()).toEqual(['kit source/kit.ts', 'kit/cli source/cli.ts']);
});

it('reads what a package exports when it is published', () => {
  write({
    'package.json': {
      name: 'kit',
      exports: './code/index.ts',
      publishConfig: { exports: { '.': './dist/main.js', './extra': './dist/extra.js' } },
    },
    'code/index.ts': '',
    'src/extra.ts': '',
  });
  expect(found()).toEqual(['kit code/index.ts', 'kit/extra src/extra.ts']);
});

it('reads the subpaths of a package without exports from its types for the newest compiler', () => {
  write({
    'package.json': {
      name: 'kit',
      types: './index.d.ts',
      typesVersions: {
        '<=4.0': { '*': ['old/*'] },
        '*': { '*': ['new/*'], http: ['./new/web/http.d.ts'] },
      },
    },
    'old/index.d.ts': '',
    'new/index.d.ts': '',
    'new/part.d.ts': '',
    'new/web/http.d.ts': '',
  });
  expect(found()).toEqual([
    'kit new/index.d.ts',
    'kit/part new/part.d.ts',
    'kit/http new/web/http.d.ts',
    'kit/index new/index.d.ts',
    'kit/web/http new/web/http.d.ts',
  ]);
});

it('lists the root first, then short paths, and paths that few should import last', () => {
  const unusual = ['./_x', './next', './unstable-core', './private/a', './experimental'];
  const subpaths = [...unusual, './deep/part', './longer', './core', '.'];
  write({
    'package.json': {
      name: '@next/kit',
      exports: Object.fromEntries(subpaths.map((subpath) => [subpath, './index.ts'])),
    },
    'index.ts': 'export {};',
  });
  const names = findEntryPoints(root).map(({ specifier }) => specifier);
  expect(names.slice(0, 4)).toEqual(
    ['', '/core', '/longer', '/deep/part'].map((subpath) => `@next/kit${subpath}`),
  );
  expect(names).toHaveLength(9);
});

it('prefers code to declarations that are next to it, and names files of a folder with extensions', () => {
  const all = (name: string) => ({ source: `./src/${name}`, types: `./${name}` });
  write({
    'package.json': {
      name: 'kit',
      exports: { '.': { types: './index.d.cts', source: './src/index.ts' }, './a/*': all('a/*') },
    },
    'index.d.cts': '',
    'index.d.ts': '',
    'src/index.ts': '',
    'a/en.d.cts': '',
    'a/en.d.ts': '',
    'a/fr.d.ts': '',
    'src/a/en.ts': '',
  });
  expect(found()).toEqual(['kit src/index.ts', 'kit/a/en.js src/a/en.ts', 'kit/a/fr.js a/fr.d.ts']);
});

it('reads the packages of a workspace, except private ones and those of tests', () => {
  const kit = (name: string, more = {}) => ({ name, main: 'dist/index.js', ...more });
  write({
    'package.json': { name: 'all', private: true },
    'packages/a/package.json': kit('@all/a'),
    'packages/a/src/index.ts': 'export {};',
    'packages/b/package.json': kit('b', { private: true }),
    'packages/b/src/index.ts': 'export {};',
    'packages/a/test/package.json': kit('c'),
    'packages/a/test/src/index.ts': 'export {};',
  });
  expect(found()).toEqual(['@all/a packages/a/src/index.ts']);
});

it('names packages of types after what they describe', () => {
  write({
    'package.json': { name: '@types/all__kit', types: 'index.d.ts' },
    'index.d.ts': 'export {};',
  });
  expect(found()).toEqual(['@all/kit index.d.ts']);
});

it('finds nothing where no package is', () => {
  write({ 'a.ts': 'export {};' });
  expect(found()).toEqual([]);
});
