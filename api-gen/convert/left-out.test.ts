import { expect, it } from 'vitest';
import { isLeftOut } from './left-out.ts';

it.each([
  'test/a.ts',
  'src/__tests__/a.ts',
  'a.test.ts',
  'a.test-d.ts',
  'examples/todo/a.ts',
  'vite.config.ts',
  '.eslintrc.ts',
  'dist/index.d.ts',
])('leaves out %s', (file) => expect(isLeftOut(file)).toBe(true));

it.each(['src/testing/a.ts', 'testUtil/a.ts', 'config.ts', 'src/output.ts', 'contest.ts'])(
  'documents %s',
  (file) => expect(isLeftOut(file)).toBe(false),
);

it('documents what a setting names', () => {
  expect(isLeftOut('test/a.ts', ['tests'])).toBe(false);
  expect(isLeftOut('test/vite.config.ts', ['tests'])).toBe(true);
});
