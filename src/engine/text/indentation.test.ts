import { expect, test } from 'vitest';
import { createState } from '../state/create-state.ts';
import { indentationOf } from './indentation.ts';
import { run } from '#engine/testing/in-cursorless.ts';

test.each([
  ['two spaces', 'a {\n  b {\n    c\n  }\n}', '  '],
  ['four spaces', 'def a():\n    if b:\n        c\n', '    '],
  ['tabs', 'a {\n\tb {\n\t\tc\n\t}\n}', '\t'],
  ['lines of a comment', '/**\n * a\n */\na {\n  b\n}', '  '],
  ['a text without any', 'a\nb', '    '],
  ['arguments that are aligned', 'call(a,\n     b)\nif (a) {\n  b\n}\nif (c) {\n  d\n}', '  '],
  ['half as many steps of two', 'a {\n    b {\n      c\n    }\n}', '  '],
])('detects the indentation unit of %s', (_name, text, step) =>
  expect(indentationOf(text)).toBe(step),
);

test.each([
  ['indent bat', 'a {\n  b\n}', 'a {\n    b\n}'],
  ['dedent bat', 'a {\n\tb\n}', 'a {\nb\n}'],
  ['dedent cap', 'a {\n  b {\n    c\n  }\n}', 'a {\n  b {\n  c\n  }\n}'],
  ['indent bat', 'a {\n\tb\n}', 'a {\n\t\tb\n}'],
  // A line between two tab stops moves to the nearest one in the command's direction, using the
  // indentation character of the text.
  ['indent bat', 'a\n    c\n   b', 'a\n    c\n    b'],
  ['dedent bat', 'a\n      b\n    c', 'a\n    b\n    c'],
  ['indent bat', 'a\n\tc\n\td\n  b', 'a\n\tc\n\td\n\tb'],
  ['dedent bat', 'a\n\tc\n\td\n        b', 'a\n\tc\n\td\n\tb'],
  ['indent line bat', '/**\n * b\n */\na {\n  c\n}', '/**\n   * b\n */\na {\n  c\n}'],
  ['dedent line bat', '/**\n * b\n */', '/**\n * b\n */'],
])('“%s” uses the indentation of the text', (phrase, text, after) => {
  const result = run(createState({ text, languageId: 'javascript' }), phrase);
  expect(result.ok && result.state.text).toBe(after);
});

test('a new line after an opening bracket is indented one unit more', () => {
  const state = createState({ text: 'a {\n\tb\n}', languageId: 'javascript' });
  const result = run(state, 'pour line air');
  expect(result.ok && result.state.text).toBe('a {\n\t\n\tb\n}');
});

// Matches `ShiftCommand` in https://github.com/microsoft/vscode.
test.each([
  ['spaces', 'dedent', 'a\n        \nb', 'a\n    \nb'],
  ['spaces between two stops', 'dedent', 'a\n      \nb', 'a\n    \nb'],
  ['fewer spaces than a step', 'dedent', 'a\n  \nb', 'a\n\nb'],
  ['a tab in a text of spaces', 'dedent', 'a\n\t\nb', 'a\n\nb'],
  ['a space and a tab', 'dedent', 'a\n \t \nb', 'a\n    \nb'],
  ['tabs in a text of tabs', 'dedent', 'a\n\t\t\n\tb\n\tc', 'a\n\t\n\tb\n\tc'],
  ['spaces in a text of tabs', 'dedent', 'a\n        \n\tb\n\tc', 'a\n\t\n\tb\n\tc'],
  ['nothing', 'dedent', 'a\n\nb', 'a\n\nb'],
  ['spaces', 'indent', 'a\n  \nb', 'a\n    \nb'],
  ['nothing', 'indent', 'a\n\nb', 'a\n    \nb'],
  ['spaces in steps of two', 'dedent', 'a\n      \n  b', 'a\n    \n  b'],
])('a line that holds %s alone is a line to %s', (_line, action, text, after) => {
  const state = createState({ text, languageId: 'plaintext' });
  const end = { line: 1, character: text.split('\n')[1]?.length ?? 0 };
  const placed = { ...state, selections: [{ anchor: end, active: end }] };
  const result = run(placed, `${action} this`);
  expect(result.ok && result.state.text).toBe(after);
});

test('several lines are indented without those that are empty, but with those of white space', () => {
  const state = createState({ text: 'a\n\n  \nb', languageId: 'plaintext' });
  const result = run(state, 'indent air past bat');
  expect(result.ok && result.state.text).toBe('    a\n\n    \n    b');
});
