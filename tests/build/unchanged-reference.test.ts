import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './folders.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-unchanged-'));
afterAll(() => rmSync(base, { recursive: true }));

/** Code of a module hook that prints the URL of every module that Node.js loads. */
const hooks = `import { writeSync } from 'node:fs';
export function load(url, context, next) {
  writeSync(1, \`loaded \${url}\\n\`);
  return next(url, context);
}`;
const report = `import { register } from 'node:module';
register(${JSON.stringify(toDataUrl(hooks))});`;

function toDataUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function generate(): readonly string[] {
  const env = {
    ...process.env,
    DOCS_API_SOURCE: path.join(base, 'source'),
    DOCS_API_OUTPUT: path.join(base, 'output'),
  };
  const args = ['--import', toDataUrl(report), 'scripts/api.mjs'];
  return execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
    .trim()
    .split('\n');
}

it('a run of the generator without changes loads neither the compiler nor any other package', () => {
  mkdirSync(path.join(base, 'source'));
  writeFileSync(path.join(base, 'source/a.ts'), '/** A cat. */\nexport class Cat {}\n');
  const first = generate();
  expect(first.join('\n')).toContain('pages');
  expect(first.filter(isPackage)).not.toEqual([]);
  const second = generate();
  expect(second).toContain('API reference: nothing changed.');
  expect(second.filter(isPackage)).toEqual([]);
});

function isPackage(line: string): boolean {
  return /^loaded (?!.*\/\.cache\/).*\/node_modules\//.test(line);
}
