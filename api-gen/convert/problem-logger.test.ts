import { describe, expect, it } from 'vitest';
import { TypeScript as ts } from 'typedoc';
import { ProblemLogger } from './problem-logger.ts';

const file = ts.createSourceFile(
  'a.ts',
  'const a = 1;\n  let b = 2;\n',
  ts.ScriptTarget.Latest,
  true,
);
type Warn = Parameters<ProblemLogger['warn']>;
const text = (words: string) => words as Warn[0];

describe('a message from TypeDoc', () => {
  it('is a problem on one line, at the position that it names', () => {
    const logger = new ProblemLogger('/lib');
    logger.warn(text('Cannot\n  find it.'), file.statements[1]);
    logger.warn(text('By offset.'), 6, file as never);
    logger.error(text('Nowhere.'));
    expect(logger.problems).toEqual([
      {
        message: 'Cannot find it.',
        position: { file: 'a.ts', line: 2, column: 3 },
        severity: 'warning',
      },
      {
        message: 'By offset.',
        position: { file: 'a.ts', line: 1, column: 7 },
        severity: 'warning',
      },
      { message: 'Nowhere.', position: { file: '/lib' }, severity: 'error' },
    ]);
  });

  it('is ignored if nobody has to act on it', () => {
    const logger = new ProblemLogger('/lib');
    logger.info(text('Converting.'));
    logger.verbose('Reading.');
    logger.warn(text('a has multiple declarations with a comment.'));
    expect(logger.problems).toEqual([]);
  });
});
