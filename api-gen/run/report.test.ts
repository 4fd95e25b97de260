import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import { formatReport, formatUnresolved } from './report.ts';

const problem = (line: number, rest: Partial<Problem> = {}): Problem => ({
  message: `Number ${line}.`,
  position: { file: 'a.ts', line },
  severity: 'warning',
  ...rest,
});

describe('the report of the generator', () => {
  it('lists errors first, with a position that editors can open and a fix', () => {
    const file = path.resolve('/work/lib/b.ts');
    expect(
      formatReport(
        [
          problem(1),
          problem(2, {
            severity: 'error',
            hint: 'Export it.',
            position: { file, line: 2, column: 7 },
          }),
          problem(3, { position: { file } }),
        ],
        path.resolve('/work'),
      ),
    ).toEqual([
      `error: ${path.normalize('lib/b.ts')}:2:7: Number 2. Export it.`,
      'warning: a.ts:1: Number 1.',
      `warning: ${path.normalize('lib/b.ts')}: Number 3.`,
    ]);
  });

  it('counts the warnings after the thirtieth, but lists all errors', () => {
    const warnings = Array.from({ length: 32 }, (_, index) => problem(index));
    const errors = warnings.map((warning) => ({ ...warning, severity: 'error' as const }));
    expect(formatReport(warnings.slice(2), '/')).toHaveLength(30);
    expect(formatReport(warnings, '/').slice(29)).toEqual([
      'warning: a.ts:29: Number 29.',
      '… and 2 more warnings.',
    ]);
    expect(formatReport(errors, '/')).toHaveLength(32);
  });

  it('lists every unresolved import and the consequence', () => {
    const imported = { specifier: 'lost', position: { file: 'a.ts', line: 3 } };
    expect(formatUnresolved([], 'lib')).toEqual([]);
    expect(formatUnresolved([imported], 'lib')).toEqual([
      'warning: lib/a.ts:3: The import "lost" cannot be resolved.',
      'Unresolved imports: 1. Their types are shown without links.',
    ]);
  });
});
