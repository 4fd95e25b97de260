import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BuildError } from './build-error.ts';
import { codeProblems } from './code-problem.ts';
import { describeFailure } from './describe-failure.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-failures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file; returns its absolute path. */
function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

it('lists the problems of a build', () => {
  const error = new BuildError([
    {
      message: 'It is wrong.',
      hint: 'Fix it.',
      severity: 'error',
      position: { file: 'DOCS_API' },
    },
  ]);
  expect(describeFailure(error, '/')).toMatch(/It is wrong\.[^]*Fix it\.[^]*1 error\./);
});

it('explains a system error, with its file', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: '/site/index.html',
  });
  const report = describeFailure(full, '/');
  expect(report).toContain('site/index.html error: The file cannot be written: the disk is full.');
  expect(report).toContain('To fix it: Free some space and build again.');
  const readOnly = Object.assign(new Error('EROFS'), { code: 'EROFS' });
  expect(describeFailure(readOnly, '/')).toContain(
    'A file cannot be written: the disk is read-only.',
  );
});

it('explains a system error from the bundler too', () => {
  const error = new Error(
    'Build failed with 1 error:\n\n[UNHANDLEABLE_ERROR] Something went wrong inside rolldown.\nFailed to write file in /site/a.js\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>\n',
  );
  for (const thrown of [error, Object.assign(new Error('Build failed'), { errors: [error] })])
    expect(describeFailure(new BuildError(codeProblems(thrown, '/')), '/')).toMatch(
      /site\/a\.js error: The file cannot be written: the disk is full\.\n.*\n\nThe site was not built/,
    );
});

it('shows no stack of any other error', () => {
  const thrown = (() => {
    try {
      return readdirSync('/nowhere at all');
    } catch (error) {
      return error;
    }
  })();
  const bundler = new Error(
    'Build failed:\n    at load (/a/b.js:1:2)\n    at /c.js:3:4\nNo such page.',
  );
  expect(describeFailure(bundler, '/')).toMatch(/^Build failed:\nNo such page\.\n/);
  for (const error of [thrown, new Error('Something else')])
    expect(describeFailure(error, '/')).not.toContain('    at ');
});

it('names a file for every error', () => {
  const readOnly = Object.assign(new Error('EROFS'), { code: 'EROFS' });
  expect(describeFailure(readOnly, '/site')).toMatch(
    /^ {2}\/site error: A file cannot be written/m,
  );
  const plugin = Object.assign(new Error('Wrong'), { id: '/site/page.mdx' });
  expect(describeFailure(plugin, '/site')).toContain('In /site/page.mdx\n');
  expect(describeFailure(new Error('Wrong'), '/site')).toMatch(
    /^In .*describe-failure\.test\.ts:\d+:\d+$/m,
  );
  expect(describeFailure('thrown', '/site')).toContain('In /site\n');
  const bundler = new BuildError(codeProblems(new Error('Nothing known'), '/site'));
  expect(describeFailure(bundler, '/site')).toMatch(/^ {2}\/site error: /m);
});

it("finds a name in a page, where the bundler's position is that of the compiled code", () => {
  const file = write('page.mdx', "# Circle\n\nimport { Squar } from './a';\n");
  const error = Object.assign(new Error('[MISSING_EXPORT] "Squar" is not exported by "a.js".'), {
    id: file,
    loc: { file, line: 40, column: 2 },
  });
  expect(codeProblems(error, '/')).toMatchObject([
    {
      message: 'The code cannot be bundled: "Squar" is not exported by "a.js".',
      position: { file, line: 3, column: 10 },
    },
  ]);
});
