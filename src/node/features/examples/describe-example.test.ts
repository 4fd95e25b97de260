import { describe, expect, it } from 'vitest';
import { createTranslator, englishTranslator } from '#shared/i18n/translator.ts';
import { readTextsFile, shippedCatalogue } from '../languages/locale-texts.ts';
import { describeExample } from './describe-example.ts';
import type { CaseState, RecordedCase } from '#engine/examples/recorded-case.ts';

const at = (line: number, character: number) => ({ line, character });
const cursor = (line: number, character: number) => ({
  anchor: at(line, character),
  active: at(line, character),
});
const state = (text: string, more: Partial<CaseState> = {}): CaseState => ({
  text,
  selections: [cursor(0, 0)],
  marks: [],
  thatMark: [],
  sourceMark: [],
  ...more,
});
const example = (more: Partial<RecordedCase>): RecordedCase => ({
  languageId: 'plaintext',
  spokenForm: 'chuck blue bat',
  before: state(''),
  decorations: [],
  ...more,
});

function describeCase(more: Partial<RecordedCase>, translator = englishTranslator): string {
  const described = example(more);
  const { before, after } = describeExample(described, described.before.marks, translator);
  return `${before} / ${after}`;
}

describe('describeExample', () => {
  it("uses the translator's language, also for lists", () => {
    const { texts } = readTextsFile(shippedCatalogue('de') ?? '');
    const text = 'one two six';
    const selections = [0, 4, 8].map((start) => ({
      anchor: at(0, start),
      active: at(0, start + 3),
    }));
    const described = describeCase(
      { before: state(text), after: state(text, { selections }) },
      createTranslator(texts, 'de'),
    );
    expect(described).toBe(
      'Der Cursor steht in Zeile 1, Spalte 1. / Ausgewählt: “one”, “two” und “six”.',
    );
  });

  it('describes hats, cursor and change, and nothing twice', () => {
    const before = state('one bar', {
      marks: [
        {
          hat: { color: 'blue', shape: 'fox' },
          character: 'b',
          range: { start: at(0, 4), end: at(0, 7) },
        },
      ],
      selections: [cursor(0, 3)],
    });
    expect(describeCase({ before, after: state('one', { selections: [cursor(0, 3)] }) })).toBe(
      'A blue fox hat is over b in “bar”. The cursor is on line 1, column 4. / “bar” is removed.',
    );
  });

  it('describes selections, several cursors, additions and the clipboard', () => {
    expect(describeCase({ before: state('', { clipboard: 'x' }), after: state('') })).toContain(
      'The clipboard contains “x”. /',
    );
    const after = state('a b', {
      selections: [{ anchor: at(0, 3), active: at(0, 2) }],
      clipboard: 'b',
    });
    expect(
      describeCase({ before: state('a', { selections: [cursor(0, 0), cursor(0, 1)] }), after }),
    ).toBe(
      'There are 2 cursors, the first on line 1. / “b” after “a” on line 1 is added. Selected, with the cursor at the start: “b”. The clipboard contains “b”.',
    );
  });

  it('says that nothing changes, and why', () => {
    expect(describeCase({ after: state('') })).toContain(
      'The text and the cursor stay as they are.',
    );
    const chosen = { selections: [{ anchor: at(0, 0), active: at(0, 1) }] };
    expect(describeCase({ before: state('ab', chosen), after: state('ab', chosen) })).toContain(
      'The text and the selection stay as they are.',
    );
    expect(describeCase({ before: state('ab'), after: state('ab', chosen) })).toMatch(
      /\/ Selected: “a”\.$/,
    );
    expect(describeCase({ error: 'OutOfRangeError' })).toContain(
      'The command fails and changes nothing: OutOfRangeError.',
    );
    expect(describeCase({ after: state(''), returned: '["x"]' })).toContain(
      'The command returns ["x"].',
    );
  });

  it('names whitespace and empty lines, and shortens long texts', () => {
    expect(describeCase({ before: state('a  ;'), after: state('a;') })).toContain(
      '/ Whitespace is removed.',
    );
    expect(describeCase({ before: state('a\nb'), after: state('a\n\nb') })).toContain(
      '/ An empty line on line 2 is added.',
    );
    const long = describeCase({ before: state('word '.repeat(50)), after: state('') });
    expect(long.length).toBeLessThan(220);
    expect(long).toContain(
      '“word word word word word word … word word word word word word” is removed',
    );
  });

  it('says where something is added: after which word, or on which line', () => {
    const added = (before: string, after: string): string | undefined =>
      / \/ (.*? added\.)/.exec(describeCase({ before: state(before), after: state(after) }))?.[1];
    expect(added('f(a);', 'f(a, b);')).toBe('“, b” after “a” on line 1 is added.');
    expect(added('one\ntwo', 'one\nnew two')).toBe('“new” on line 2 is added.');
    expect(added('one', 'one\n  two')).toBe('“two” on line 2 is added.');
    expect(added('one\r\nsix', 'one\r\ntwo\r\nsix')).toBe('“two” on line 2 is added.');
    expect(added('x = ()', 'x = (é)')).toBe('“é” after “(” on line 1 is added.');
  });

  it('describes each replacement, addition and removal separately', () => {
    expect(describeCase({ before: state('one = two'), after: state('two = one') })).toContain(
      '“one” is replaced by “two”. “two” is replaced by “one”.',
    );
    expect(describeCase({ before: state('f(old)\ngone'), after: state('f(new)\n') })).toContain(
      '“old” is replaced by “new”. “gone” is removed.',
    );
    expect(describeCase({ before: state('a b c'), after: state('(a b) c') })).toContain(
      '“(” on line 1 and “)” after “b” on line 1 are added.',
    );
    expect(describeCase({ before: state('(a b) c'), after: state('a b c') })).toContain(
      '“(” and “)” are removed.',
    );
  });

  it('describes a backward selection', () => {
    expect(
      describeCase({
        after: state('ab', { selections: [{ anchor: at(0, 2), active: at(0, 0) }] }),
      }),
    ).toContain('Selected, with the cursor at the start: “ab”.');
  });

  it('explains "that" and "source", and names tokens of one character once', () => {
    const before = state('a + b', {
      thatMark: [{ start: at(0, 0), end: at(0, 1) }],
      sourceMark: [{ start: at(0, 4), end: at(0, 5) }],
      marks: [
        {
          hat: { color: 'blue', shape: 'default' },
          character: '+',
          range: { start: at(0, 2), end: at(0, 3) },
        },
      ],
    });
    expect(describeCase({ before })).toContain(
      'A blue hat is over “+”. The target of the last command is “a”. The source of the last command is “b”.',
    );
  });
});
