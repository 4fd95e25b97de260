import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { KeptProgram } from '../convert/create-application.ts';
import { plainApiConfig } from './api-config.ts';
import { generateApi } from './generate-api.ts';
import { isReferenceCurrent } from './kept-reference.ts';
import { readOptions } from './options.ts';

const temporary = mkdtempSync(path.join(os.tmpdir(), 'api-gen-test-'));
const source = path.join(temporary, 'src');
const output = path.join(temporary, 'output');
const cache = path.join(temporary, 'cache');
const generator = path.resolve(import.meta.dirname, '..');
const variables = {
  DOCS_API_SOURCE: source,
  DOCS_API_OUTPUT: output,
  DOCS_CACHE_DIR: cache,
};
const api = plainApiConfig({}, path.dirname(generator));
const kept: KeptProgram = {};
/** Runs the generator as the dev server does, with the program of the last run. */
const run = (...args: string[]) =>
  generateApi(
    readOptions(
      {
        ...variables,
        DOCS_API_SOURCE_URL: 'https://example.org/blob/abc/src',
      },
      args,
      generator,
      api,
    ),
    generator,
    kept,
  );
/** Returns a file as parsed by the last run. */
const parsed = (name: string) => kept.program?.getSourceFile(path.join(source, name));
const write = (name: string, content: string) => writeFileSync(path.join(source, name), content);
const page = (id: string) => path.join(output, `${id}.mdx`);

mkdirSync(source);
write('one.ts', '/** One. */\nexport interface One {\n  /** Itself. */\n  one: One;\n}\n');
write('two.ts', '/** Two. */\nexport class Two {}\n');

afterAll(() => rmSync(temporary, { recursive: true }));

describe('generateApi', () => {
  it('writes pages, sidebar labels and a sorted manifest', async () => {
    const { failed, lines } = await run();
    expect(failed, lines.join('\n')).toBe(false);
    const manifest = JSON.parse(readFileSync(path.join(output, 'api-manifest.json'), 'utf8')) as {
      id: string;
      symbols: string[];
    }[];
    expect(manifest.map((entry) => entry.id)).toEqual([
      'classes/two.Two',
      'interfaces/one.One',
      'modules/one',
      'modules/two',
    ]);
    expect(manifest[1]?.symbols).toEqual(['one']);
    expect(readFileSync(page('interfaces/one.One'), 'utf8')).toContain(
      '[one.ts:2](<https://example.org/blob/abc/src/one.ts#L2>)',
    );
    const categories = ['modules', 'classes', 'interfaces'].map(
      (folder) =>
        JSON.parse(readFileSync(path.join(output, folder, '_category_.json'), 'utf8')) as unknown,
    );
    expect(categories).toEqual([
      { label: 'Modules', position: 2 },
      { label: 'Classes', position: 5 },
      { label: 'Interfaces', position: 6 },
    ]);
    expect(readFileSync(page('modules'), 'utf8')).toMatch(
      /sidebar_label: "Exports"\n[^]*sidebar_position: 1\n/,
    );
  });

  it('does nothing when nothing changed', async () => {
    const before = statSync(page('classes/two.Two')).mtimeMs;
    expect((await run()).lines).toEqual(['API reference: nothing changed.']);
    expect(statSync(page('classes/two.Two')).mtimeMs).toBe(before);
  });

  it('reads everything again when forced, and writes no unchanged file', async () => {
    const { lines } = await run('--force');
    expect(lines.join('\n')).toMatch(
      /API reference: 4 pages, 0 files written, 0 removed, \d+\.\d s\.$/,
    );
  });

  it('removes the page of a removed declaration and rewrites only what changed', async () => {
    const before = statSync(page('interfaces/one.One')).mtimeMs;
    write('two.ts', '/** Instead. */\nexport class Three {}\n');
    await run();
    expect(existsSync(page('classes/two.Two'))).toBe(false);
    expect(existsSync(page('classes/two.Three'))).toBe(true);
    expect(statSync(page('interfaces/one.One')).mtimeMs).toBe(before);
  });

  it('parses only what has changed since the last run', async () => {
    const [one, two] = [parsed('one.ts'), parsed('two.ts')];
    write('two.ts', '/** Instead, again. */\nexport class Three {}\n');
    await run();
    expect(one).toBeDefined();
    expect(parsed('one.ts')).toBe(one);
    expect(parsed('two.ts')).not.toBe(two);
    expect(readFileSync(page('classes/two.Three'), 'utf8')).toContain('Instead, again.');
  });

  it('removes folders and modules that have become empty', async () => {
    rmSync(path.join(source, 'two.ts'));
    await run();
    expect(existsSync(path.join(output, 'classes'))).toBe(false);
    expect(existsSync(page('modules/two'))).toBe(false);
  });

  it('reports without writing when asked to check', async () => {
    write('three.ts', 'export const three = 3;\n');
    const { lines, failed } = await run('--check');
    expect(lines.join('\n')).toMatch(
      /warning: .*three\.ts:1: three is exported and has no documentation\./,
    );
    expect(failed).toBe(false);
    expect(existsSync(page('modules/three'))).toBe(false);
  });

  it('says so when there is nothing to document', async () => {
    const empty = path.join(temporary, 'empty');
    mkdirSync(empty);
    const { lines, failed } = await generateApi(
      readOptions({ DOCS_API_SOURCE: empty, DOCS_API_OUTPUT: output }, [], generator, api),
      generator,
    );
    expect(failed).toBe(true);
    expect(lines[0]).toContain('There are no TypeScript files here.');
  });

  it('tells a build whether it is needed', async () => {
    await generateApi(readOptions(variables, [], generator, api), generator);
    const isCurrent = (further: Readonly<Record<string, string>> = {}) =>
      isReferenceCurrent({ ...variables, ...further }, generator);
    expect(isCurrent()).toBe(true);
    expect(isCurrent({ DOCS_API_NAME: 'other' })).toBe(false);
    expect(isCurrent({ DOCS_API_OUTPUT: path.join(temporary, 'none') })).toBe(false);
    expect(isCurrent({ DOCS_API_SOURCE_URL: 'wrong' })).toBe(false);
    expect(isCurrent({ DOCS_API_NAME: 'other', DOCS_API: 'off' })).toBe(true);
    write('two.ts', '/** Two, again. */\nexport class Two {}\n');
    expect(isCurrent()).toBe(false);
  });

  it('is needed again after an interrupted run', async () => {
    await generateApi(readOptions(variables, [], generator, api), generator);
    expect(isReferenceCurrent(variables, generator)).toBe(true);
    writeFileSync(path.join(output, '.stamp'), '');
    expect(isReferenceCurrent(variables, generator)).toBe(false);
  });

  it('leaves the stamp, on which the dev server reloads, when no page changes', async () => {
    const stamp = () => readFileSync(path.join(output, '.stamp'), 'utf8');
    await run();
    const before = stamp();
    write('two.ts', '/** Two, again. */\nexport class Two {}\n// Not documented.\n');
    expect((await run()).lines.join('\n')).toContain('0 files written');
    expect(stamp()).toBe(before);
    write('two.ts', '/** Two, at last. */\nexport class Two {}\n');
    await run();
    expect(stamp()).not.toBe(before);
  });

  it.each(['.', '..', 'src', 'theirs'])('touches nothing in the folder %s', async (name) => {
    mkdirSync(path.join(temporary, 'theirs'), { recursive: true });
    writeFileSync(path.join(temporary, 'theirs/novel.txt'), 'Once upon a time');
    const before = readdirSync(temporary, { recursive: true }).sort();
    const environment = { DOCS_API_SOURCE: source, DOCS_API_OUTPUT: path.join(temporary, name) };
    await expect(
      generateApi(readOptions(environment, [], generator, api), generator),
    ).rejects.toThrow('names a folder that cannot be replaced');
    expect(readdirSync(temporary, { recursive: true }).sort()).toEqual(before);
  });
});
