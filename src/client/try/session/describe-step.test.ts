import { expect, it } from 'vitest';
import { createState } from '#engine/state/create-state.ts';
import { describeStep } from './describe-step.ts';
import { run } from '#engine/testing/in-cursorless.ts';

const said = (text: string, phrase: string, clipboard?: string): string => {
  const copied = clipboard === undefined ? {} : { clipboard };
  const before = createState({ text, languageId: 'typescript', ...copied });
  const result = run(before, phrase, { isTraced: true });
  if (!result.ok) throw new Error(result.message);
  const { state: after, effects, trace = [] } = result;
  return describeStep({ phrase, before, after, effects, trace });
};

it.each([
  ['swap bat with fine', 'bb ff', 'Swapped “bb” and “ff”.'],
  ['comment bat', 'bb', 'Commented out “bb”.'],
  ['comment bat', '// bb', 'Uncommented “bb”.'],
  ['format snake at harp', 'helloWorld', 'Rewrote “helloWorld” as “hello_world”.'],
  ['call bat', 'bb', 'Wrote “bb(” and “)” around an empty position.'],
  ['shuffle bat', 'bb ff', 'Shuffled “bb”.'],
  ['snippet if', '', 'Inserted “if () { }”.'],
])('describes “%s” on “%s” by its edits', (phrase, text, sentence) =>
  expect(said(text, phrase)).toBe(sentence),
);

it('describes what was pasted, and where', () =>
  expect(said('bb ff', 'paste after bat', 'cap')).toBe('Pasted “cap” to after “bb”.'));
