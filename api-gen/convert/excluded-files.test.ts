import { expect, it } from 'vitest';
import { isExcluded } from './excluded-files.ts';

it.each([
  'test/a.ts',
  'src/__tests__/a.ts',
  'a.test.ts',
  'a.test-d.ts',
  'examples/todo/a.ts',
  'vite.config.ts',
  '.eslintrc.ts',
  'dist/index.d.ts',
])('leaves out %s', (file) => expect(isExcluded(file)).toBe(true));

it.each(['src/testing/a.ts', 'testUtil/a.ts', 'config.ts', 'src/output.ts', 'contest.ts'])(
  'documents %s',
  (file) => expect(isExcluded(file)).toBe(false),
);

it('documents what a setting names', () => {
  expect(isExcluded('test/a.ts', ['tests'])).toBe(false);
  expect(isExcluded('test/vite.config.ts', ['tests'])).toBe(true);
});
