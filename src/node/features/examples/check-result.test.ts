import { expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { createTreeLoader } from '#node/base/syntax/create-tree-loader.ts';
import { checkResult } from './check-result.ts';
import type { RecordedCase } from '#engine/examples/recorded-case.ts';

const cursor = { line: 0, character: 0 };
const state = {
  text: 'air bat',
  selections: [{ anchor: cursor, active: cursor }],
  marks: [
    {
      hat: { color: 'default', shape: 'default' },
      character: 'b',
      range: { start: { line: 0, character: 4 }, end: { line: 0, character: 7 } },
    },
  ],
  thatMark: [],
  sourceMark: [],
};
const example: RecordedCase = {
  languageId: 'plaintext',
  spokenForm: 'chuck bat',
  before: state,
  after: { ...state, text: 'air' },
  decorations: [],
};
const tools = { language: defaultLanguage, loadTrees: createTreeLoader() };
const position = { file: 'chuck-bat.yml', line: 3 };
const check = (changes: Partial<RecordedCase>) =>
  checkResult({ ...example, ...changes }, tools, position);

it('accepts an example whose result equals the engine’s', async () =>
  expect(await check({})).toEqual([]));

it('shows both texts side by side if the results differ', async () => {
  const [problem] = await check({ after: { ...state, text: 'bat' } });
  expect(problem?.message).toContain('text');
  expect(problem?.message).toContain('  bat                │ air');
  expect(problem?.position).toBe(position);
});

it('reports a wrong selection in a correct text', async () => {
  const end = { line: 0, character: 3 };
  const [problem] = await check({
    after: { ...state, text: 'air', selections: [{ anchor: end, active: end }] },
  });
  expect(problem?.message).toContain('selections');
});

it('allows a result to differ if the example explains why, and reports when it no longer does', async () => {
  const differs = 'Only the editor knows.';
  expect(await check({ after: { ...state, text: 'bat' }, differs })).toEqual([]);
  expect(await check({ differs })).toMatchObject([
    { hint: 'Remove the field "differs".', severity: 'error' },
  ]);
});

it('expects an example that records a failure to fail', async () => {
  const { after: _after, ...failing } = example;
  expect(await checkResult({ ...failing, error: 'Error' }, tools, position)).toMatchObject([
    { message: expect.stringContaining('(fails: Error)') as string },
  ]);
});

it('loads a parser for a scope that needs one', async () => {
  const text = 'f(a, b)';
  const after = {
    ...state,
    text,
    selections: [{ anchor: { line: 0, character: 2 }, active: { line: 0, character: 3 } }],
  };
  const before = {
    ...state,
    text,
    selections: [{ anchor: { line: 0, character: 2 }, active: { line: 0, character: 2 } }],
  };
  const spoken = { languageId: 'typescript', spokenForm: 'take arg', before, after };
  expect(await check(spoken)).toEqual([]);
  expect(await check({ ...spoken, after: before })).toHaveLength(1);
});

it('cannot judge scopes of a language without a parser', async () =>
  expect(await check({ languageId: 'rust', spokenForm: 'chuck funk', after: state })).toEqual([]));
