import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reportLines, reportPhrase } from './parse-report.ts';

describe('reportPhrase', () => {
  it('prints the command tree, one part per line, and omits implied parts', () => {
    const { output, exitCode } = reportPhrase('take funk blue air');
    expect(output.split('\n')).toEqual([
      'command: simple',
      '  action: take → setSelection',
      '  target: primitive',
      '    modifiers: containing-scope',
      '      scope: funk → namedFunction',
      '    mark: decorated',
      '      color: blue → blue',
      '      character: air → a',
    ]);
    expect(exitCode).toBe(0);
  });

  it('prints the error below the word', () => {
    const { output, exitCode } = reportPhrase('chuck blorp');
    expect(output.split('\n').slice(0, 2)).toEqual(['chuck blorp', '      ^^^^^']);
    expect(output).toContain('did you mean "block"?');
    expect(exitCode).toBe(1);
  });
});

describe('reportLines', () => {
  it('reports on each line, and fails if one is invalid', () => {
    const { output, exitCode } = reportLines('take air\r\n\n  chuck  \nchuck this');
    expect(output.split('\n').map((line) => line.slice(0, 14))).toEqual([
      'ok take air',
      'error chuck: t',
      'ok chuck this',
    ]);
    expect(exitCode).toBe(1);
  });

  it('succeeds if all are valid', () => {
    expect(reportLines('take air\nchuck this\n')).toEqual({
      output: 'ok take air\nok chuck this',
      exitCode: 0,
    });
  });
});

it('the command reads standard input', () => {
  const cli = fileURLToPath(new URL('../../parse-cli.ts', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', cli, '--lines'], {
    input: 'take air\nair\n',
    encoding: 'utf8',
  });
  expect(stdout.split('\n')[0]).toBe('ok take air');
  expect(status).toBe(1);
});
