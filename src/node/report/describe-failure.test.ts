import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BuildError } from './build-error.ts';
import { describeFailure } from './describe-failure.ts';

it('lists the problems of a build', () => {
  const error = new BuildError([
    {
      message: 'It is wrong.',
      hint: 'Mend it.',
      severity: 'error',
      position: { file: 'DOCS_API' },
    },
  ]);
  expect(describeFailure(error, '/')).toMatch(/It is wrong\.[^]*Mend it\.[^]*1 error\./);
});

it('says in words what the system found, and where', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: '/site/index.html',
  });
  expect(describeFailure(full, '/')).toContain('The disk is full: /site/index.html\n');
});

it('says so too when the bundler found it', () => {
  const error = new Error(
    'Something went wrong inside rolldown.\nFailed to write file in /site/a.js\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>\n',
  );
  expect(describeFailure(error, '/')).toMatch(/^The disk is full: \/site\/a\.js\n\nThe site/);
});

it('shows no stack of anything else', () => {
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
