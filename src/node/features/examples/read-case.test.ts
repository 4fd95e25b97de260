import { describe, expect, it } from 'vitest';
import { readCase } from './read-case.ts';

const sound = `languageId: typescript
command:
  spokenForm: chuck bat
initialState:
  documentContents: let bar = 1;
  selections:
    - anchor: {line: 0, character: 0}
      active: {line: 0, character: 0}
  marks:
    default.b:
      start: {line: 0, character: 4}
      end: {line: 0, character: 7}
finalState:
  documentContents: let = 1;
  selections:
    - anchor: {line: 0, character: 0}
      active: {line: 0, character: 0}
`;

const read = (text: string) => readCase(text, 'x.yml');
const findings = (text: string) =>
  read(text).problems.map(
    ({ message, position }) => `${position.line}:${position.column} ${message}`,
  );

describe('readCase', () => {
  it('reads a recording', () => {
    expect(findings(sound)).toEqual([]);
    expect(read(sound).example).toMatchObject({
      spokenForm: 'chuck bat',
      before: {
        text: 'let bar = 1;',
        marks: [{ hat: { color: 'default', shape: 'default' }, character: 'b' }],
      },
      after: { text: 'let = 1;' },
    });
    expect(read(sound).phrasePosition).toMatchObject({ file: 'x.yml', line: 3, column: 15 });
  });

  it.each([
    [
      'initialState',
      'documentContents: let bar = 1;',
      4,
      'The field "initialState.documentContents" is missing.',
    ],
    ['command', 'spokenForm: chuck bat', 2, 'command'],
  ])('reports the line on which a field of %s is missing', (_, line, number, message) => {
    const [finding] = findings(
      sound.replace(`  ${line}\n`, line.startsWith('spokenForm') ? '  version: 2\n' : ''),
    );
    expect(finding).toMatch(new RegExp(`^${number}:1 `));
    expect(finding).toContain(message);
  });

  it('reports a missing language or final state, unless the command is meant to fail', () => {
    expect(findings(sound.replace('languageId: typescript\n', ''))).toEqual([
      '1:1 The field "languageId" is missing.',
    ]);
    const unfinished = sound.slice(0, sound.indexOf('finalState'));
    expect(findings(unfinished)).toEqual(['1:1 The field "finalState" is missing.']);
    expect(read(`${unfinished}thrownError: {name: OutOfRangeError}\n`).example).toMatchObject({
      error: 'OutOfRangeError',
    });
  });

  it.each([
    [
      'a mark outside the text',
      ['character: 7', 'character: 70'],
      '10:5 The mark "default.b" is outside the text.',
    ],
    ['an unknown color', ['default.b', 'purple.b'], '10:5 The hat "purple" does not exist.'],
    ['an unknown shape', ['default.b', 'red-cap.b'], '10:5 The hat "red-cap" does not exist.'],
    [
      'a mark without character',
      ['default.b', 'default'],
      '10:5 The mark "default" names no character.',
    ],
    [
      'a character that the token lacks',
      ['default.b', 'default.q'],
      '10:5 The token of the mark "default.q" has no character "q".',
    ],
    [
      'a selection outside the text',
      ['active: {line: 0', 'active: {line: 3'],
      '7:7 Selection 1 is outside the text.',
    ],
    ['a broken file', ['command:', 'command: {'], '4:1 The file is not valid YAML'],
    [
      'a number that is none',
      ['{line: 0, character: 4}', '{line: 0, character: four}'],
      '11:35 The field "initialState.marks.default.b.start.character" cannot be read',
    ],
  ])('reports the position of %s', (_, [from = '', to = ''], finding) => {
    expect(findings(sound.replace(from, to))[0]).toContain(finding);
    expect(read(sound.replace(from, to)).example).toBeUndefined();
  });

  it('reads "that" and source marks of all formats, and texts that look like numbers', () => {
    const old = sound
      .replace('documentContents: let bar = 1;', 'documentContents: 12345678')
      .replace('default.b', 'default.5')
      .replace(
        '  marks:',
        '  thatMark: [{anchor: {line: 0, character: 1}, active: {line: 0, character: 2}}]\n  sourceMark: [{contentRange: {start: {line: 0, character: 1}, end: {line: 0, character: 2}}}]\n  marks:',
      );
    const range = { start: { line: 0, character: 1 }, end: { line: 0, character: 2 } };
    expect(read(old).example?.before).toMatchObject({
      text: '12345678',
      thatMark: [range],
      sourceMark: [range],
    });
  });

  it('keeps spaces in lines that contain nothing else', () => {
    const withText = (literal: string) =>
      read(sound.replace('documentContents: let = 1;', `documentContents: ${literal}`)).example
        ?.after?.text;
    expect(withText('|2\n        ')).toBe('    \n');
    expect(withText('|2-\n        a\n\n        ')).toBe('    a\n\n    ');
    expect(withText('|-\n    a\n\n')).toBe('a');
    expect(withText('|\n    a\n\n')).toBe('a\n');
    expect(withText('|+\n    a\n')).toBe('a\n\n');
  });

  it('reads character keys that are punctuation', () => {
    const dotted = sound
      .replace('let bar = 1;', 'let a.b')
      .replace('default.b', 'blue..')
      .replace('character: 4}', 'character: 5}')
      .replace('character: 7}', 'character: 6}');
    expect(read(dotted).example?.before.marks).toMatchObject([
      { hat: { color: 'blue' }, character: '.' },
    ]);
  });
});
