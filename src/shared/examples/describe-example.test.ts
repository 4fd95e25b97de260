import { describe, expect, it } from 'vitest';
import { describeExample } from './describe-example.ts';
import type { CaseState, RecordedCase } from './recorded-case.ts';

const at = (line: number, character: number) => ({ line, character });
const cursor = (line: number, character: number) => ({ anchor: at(line, character), active: at(line, character) });
const state = (text: string, more: Partial<CaseState> = {}): CaseState => ({ text, selections: [cursor(0, 0)], marks: [], thatMark: [], sourceMark: [], ...more });
const example = (more: Partial<RecordedCase>): RecordedCase => ({ languageId: 'plaintext', spokenForm: 'chuck blue bat', before: state(''), decorations: [], ...more });

function tell(more: Partial<RecordedCase>): string {
  const told = example(more);
  return describeExample(told, told.before.marks, `“${told.spokenForm}”`).join('');
}

describe('describeExample', () => {
  it('tells hats, cursor, command and change', () => {
    const before = state('one bar', { marks: [{ hat: { color: 'blue', shape: 'fox' }, character: 'b', range: { start: at(0, 4), end: at(0, 7) } }], selections: [cursor(0, 3)] });
    expect(tell({ before, after: state('one', { selections: [cursor(0, 3)] }) })).toBe(
      'A blue fox hat is over b in “bar”. The cursor is on line 1, column 4. Say “chuck blue bat”. “bar” is removed. The cursor is on line 1, column 4.',
    );
  });

  it('tells selections, several cursors, additions and the clipboard', () => {
    const after = state('a b', { selections: [{ anchor: at(0, 3), active: at(0, 2) }], clipboard: 'b' });
    expect(tell({ before: state('a', { selections: [cursor(0, 0), cursor(0, 1)] }), after })).toBe(
      'There are 2 cursors, the first on line 1. Say “chuck blue bat”. “b” is added. Selected: “b”. The clipboard holds “b”.',
    );
  });

  it('tells that nothing changes, and why', () => {
    expect(tell({ after: state('') })).toContain('The text stays the same.');
    expect(tell({ error: 'OutOfRangeError' })).toContain('The command fails and changes nothing: OutOfRangeError.');
    expect(tell({ after: state(''), returned: '["x"]' })).toContain('The command gives back ["x"].');
  });

  it('names blanks and empty lines, and shortens long texts', () => {
    expect(tell({ before: state('a  ;'), after: state('a;') })).toContain('blank space');
    expect(tell({ before: state('a\nb'), after: state('a\n\nb') })).toContain('an empty line is added');
    const long = tell({ before: state('word '.repeat(50)), after: state('') });
    expect(long.length).toBeLessThan(220);
    expect(long).toContain(' …” is removed');
  });
});
