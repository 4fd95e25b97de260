import { expect, it } from 'vitest';
import { readWasm } from '#node/base/syntax/read-wasm.ts';
import { loadSyntaxTrees } from './load-syntax-trees.ts';
import { createState } from './state/create-state.ts';
import { run } from '#engine/testing/in-cursorless.ts';

const text = `interface Plant {
  name: string;
}

function isThirsty(plant: Plant, day: number) {
  return day > 3;
}

report("dry", [1, 2]);
`;
const syntax = await loadSyntaxTrees(['typescript'], readWasm);
const fresh = createState({ text, languageId: 'typescript' });
const messageAt = (line: number, phrase: string): string => {
  const place = { line, character: 0 };
  const state = { ...fresh, selections: [{ anchor: place, active: place }] };
  const result = run(state, phrase, { syntax, isGuided: true });
  return result.ok ? 'done' : result.message;
};

it.each([
  ['chuck funk', 'function', 'isThirsty'],
  ['take arg', 'argument', 'plant'],
  ['change string', 'string', 'dry'],
  ['chuck inside round', 'pair of parentheses', 'plant'],
  ['chuck name', 'name', 'string'],
  ['take call', 'call', 'report'],
  ['pre box', 'pair of square brackets', '\\['],
])('“%s” where there is none says where the nearest %s is: around “%s”', (phrase, scope, token) =>
  expect(messageAt(3, phrase)).toMatch(
    new RegExp(`^There is no .+ The nearest ${scope} is around “${token}”: say “${phrase} .+”\\.$`),
  ),
);

it.each([
  ['there is none anywhere', 'chuck lambda'],
  ['the phrase names a target', 'chuck funk this'],
])('says nothing more if %s', (_reason, phrase) =>
  expect(messageAt(3, phrase)).toMatch(/^There is no [^.]+\.$/),
);

it('finds what is further away than forty tokens', () => {
  const far = `${'plum = pear;\n'.repeat(20)}tidy((one) => one);\n`;
  const state = createState({ text: far, languageId: 'typescript' });
  expect(run(state, 'take lambda', { syntax, isGuided: true })).toMatchObject({
    message: expect.stringContaining('The nearest lambda is around “one”'),
  });
});
