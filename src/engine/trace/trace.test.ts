import { expect, test } from 'vitest';
import { createState } from '../state/create-state.ts';
import { run } from '#engine/testing/in-cursorless.ts';

const state = createState({ text: 'air bat\ncap drum', languageId: 'plaintext' });
const trace = (phrase: string) =>
  run(state, phrase, { isTraced: true }).trace?.map((stage) => [
    stage.kind,
    'targets' in stage
      ? stage.targets.flat().map(({ content: { start, end } }) => state.text.slice(start, end))
      : stage.state.text,
  ]);

test('reports the mark, each modifier, the position, the edits and the result in the engine’s order', () =>
  expect(trace('bring first word cap to end of line bat')).toEqual([
    ['mark', ['cap']],
    ['modifier', ['cap']],
    ['mark', ['bat']],
    ['modifier', ['air bat']],
    ['position', ['']],
    ['action', ['cap', '']],
    ['result', 'air batcap\ncap drum'],
  ]));

test('reports how a range is formed', () =>
  expect(trace('take bat past cap')).toEqual([
    ['mark', ['bat']],
    ['mark', ['cap']],
    ['range', ['bat\ncap']],
    ['action', ['bat\ncap']],
    ['result', 'air bat\ncap drum'],
  ]));

test('ends where a command fails', () => {
  expect(trace('take third word bat')).toEqual([['mark', ['bat']]]);
  expect(trace('take zip')).toEqual([]);
});

test('is recorded only on request', () =>
  expect(run(state, 'take bat')).not.toHaveProperty('trace'));

test('a refusal names the scope as it was spoken', () => {
  expect(run(state, 'take fifth line bat')).toMatchObject({
    message: 'There are not that many scopes of the kind “line” here.',
  });
  const end = createState({
    text: ';',
    languageId: 'plaintext',
    selections: [{ anchor: { line: 0, character: 1 }, active: { line: 0, character: 1 } }],
  });
  expect(run(end, 'take first word')).toMatchObject({ message: 'There is no “word” here.' });
  const syntax = { scopesOf: () => [], pairsOf: () => undefined };
  const refused = (phrase: string) => run({ ...state, languageId: 'python' }, phrase, { syntax });
  expect(refused('take arg')).toMatchObject({ message: 'There is no “arg” here.' });
  expect(refused('take lambda')).toMatchObject({ message: 'There is no “lambda” here.' });
  expect(refused('take key')).toMatchObject({ message: 'There is no “key” here.' });
  expect(refused('take round')).toMatchObject({
    message: 'There is no “round” around the target.',
  });
});
