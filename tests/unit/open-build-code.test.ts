import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = mkdtempSync(path.join(os.tmpdir(), 'docs-code-'));
const script = path.resolve(import.meta.dirname, '../../scripts/open-build-code.mjs');
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const kept = (): readonly string[] =>
  readdirSync(path.join(root, 'node_modules/.cache/docs-build')).sort();

/** Imports the entry as the build does, calls its export, and returns what the program prints. */
function run(environment: Readonly<Record<string, string>> = {}) {
  const entries = JSON.stringify({ entry: 'src/entry.ts' });
  const program = [
    `import { openBuildCode } from ${JSON.stringify(pathToFileURL(script).href)};`,
    `const { load, files } = await openBuildCode(${JSON.stringify(root)}, ${entries});`,
    `console.log(await (await load('entry')).say());`,
    `if (process.env.LIST_FILES) console.log(files.sort().join());`,
  ].join('\n');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: path.dirname(script), encoding: 'utf8', env: { ...process.env, ...environment } },
  );
  return { said: stdout.trim(), stderr };
}

beforeAll(() => {
  put('package.json', '{ "type": "module" }\n');
  put('package-lock.json', '{}\n');
  put('other/late.ts', 'export const late = 1;\n');
  put('src/entry.ts', "import { say } from './part.ts';\nexport { say };\n");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the build's own code", () => {
  it('is bundled once, and again when a source or the lockfile has changed', () => {
    put('src/part.ts', "export const say = (): string => 'one';\n");
    expect(run()).toEqual({ said: 'one', stderr: '' });
    const [first] = kept();
    expect(run().said).toBe('one');
    expect(kept()).toEqual([first]);
    put('src/part.ts', "export const say = (): string => 'two';\n");
    expect(run().said).toBe('two');
    expect(kept()).toHaveLength(2);
    put('package-lock.json', '{ "changed": true }\n');
    expect(run().said).toBe('two');
    expect(kept()).toHaveLength(3);
  });

  it('reports a mistake in a source, such as the configuration, with position and fix, without a stack trace', () => {
    put('src/part.ts', "export const say = () => 'one;\n");
    const { stderr } = run();
    expect(stderr).toContain(
      'src/part.ts:1:26 error: The code cannot be read: Unterminated string.',
    );
    expect(stderr).toContain('To fix it: ');
    expect(stderr).not.toMatch(/PARSE_ERROR|\n {4}at /);
  });

  it('names the source and the line of an error', () => {
    put(
      'src/part.ts',
      "interface Gone {}\n\nexport const say = (): Gone => {\n  throw new Error('Wrong.');\n};\n",
    );
    expect(run().stderr).toContain(`${path.join(root, 'src/part.ts')}:4`);
  });

  it('names the files that it was made from', () => {
    put('src/part.ts', "export const say = (): string => 'one';\n");
    const files = ['src/entry.ts', 'src/part.ts'].map((file) => path.join(root, file));
    expect(run({ LIST_FILES: 'yes' }).said).toBe(`one\n${files.join()}`);
  });

  it('loads dynamic imports only on demand', () => {
    put('src/later.ts', "throw new Error('Too early.');\n");
    put(
      'src/part.ts',
      "export const say = () => 'one';\nexport const l = () => import('./later.ts');\n",
    );
    expect(run()).toEqual({ said: 'one', stderr: '' });
    put('src/part.ts', "export const say = () => import('./later.ts');\n");
    expect(run().stderr).toContain('Too early.');
  });

  it('gives a module the folder of its source', () => {
    put('src/part.ts', 'export const say = () => import.meta.dirname;\n');
    expect(run().said).toBe(path.join(root, 'src'));
  });

  it('reports the position of a syntax error in a module', () => {
    put('src/part.ts', 'export const = 1;\n');
    expect(run().stderr).toContain('part.ts:1');
  });

  it('is bundled again when any file that it is made from has changed', () => {
    put(
      'src/part.ts',
      "import { late } from '../other/late.ts';\nexport const say = () => late;\n",
    );
    expect(run()).toEqual({ said: '1', stderr: '' });
    put('other/late.ts', 'export const late = 2;\n');
    expect(run()).toEqual({ said: '2', stderr: '' });
  });
});
