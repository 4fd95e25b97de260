import { describe, expect, it } from 'vitest';
import type { RecordedFile } from './recorded-file.ts';
import { totalLines } from './report.ts';
import { runCase } from './run-case.ts';

const at = (character: number) => ({ line: 0, character });
const cursor = { anchor: at(0), active: at(0) };
const mark = { type: 'decoratedSymbol', symbolColor: 'default', character: 'b' };

/** "chuck bat" as recorded by the extension. */
const recording: RecordedFile = {
  languageId: 'plaintext',
  command: {
    version: 3,
    spokenForm: 'chuck bat',
    action: { name: 'remove' },
    targets: [{ type: 'primitive', mark }],
  },
  initialState: {
    documentContents: 'air bat',
    selections: [cursor],
    marks: { 'default.b': { start: at(4), end: at(7) } },
  },
  finalState: {
    documentContents: 'air',
    selections: [cursor],
    thatMark: [{ contentRange: { start: at(3), end: at(3) }, isReversed: false }],
  },
};
const run = (changes: Partial<RecordedFile>) => runCase({ ...recording, ...changes }, {});

describe('a recorded case', () => {
  it('passes when text, selections and "that" are as recorded', () =>
    expect(run({})).toEqual({ kind: 'text', from: 'phrase', unseen: [] }));

  it.each([
    ['text', { documentContents: 'air ' }],
    ['selections', { selections: [{ anchor: at(3), active: at(3) }] }],
    ['clipboard', { clipboard: 'bat' }],
    ['thatMark', { thatMark: [{ contentRange: { start: at(0), end: at(3) } }] }],
    [
      'direction of thatMark',
      { thatMark: [{ contentRange: { start: at(3), end: at(3) }, isReversed: true }] },
    ],
    ['marks default.b', { marks: { 'default.b': { start: at(4), end: at(7) } } }],
    ['sourceMark', { sourceMark: [{ contentRange: { start: at(4), end: at(7) } }] }],
  ])('fails when the %s differs', (part, changes) => {
    const { finalState } = recording;
    if (!finalState) throw new Error('no result');
    expect(run({ finalState: { ...finalState, ...changes } }).failure).toMatch(
      new RegExp(`^${part} is `),
    );
  });

  it('fails when an error is recorded and there is none, or another one', () => {
    expect(run({ thrownError: { name: 'OutOfRangeError' } }).failure).toContain(
      'should have failed',
    );
    const marks = {};
    const initialState = { ...recording.initialState, marks };
    expect(run({ initialState, thrownError: { name: 'OutOfRangeError' } }).failure).toContain(
      'not OutOfRangeError',
    );
    expect(run({ initialState, thrownError: { name: 'Error' } }).failure).toBeUndefined();
  });

  it('uses the recorded command where the phrase has another meaning today, and says so', () => {
    const command = { ...recording.command, spokenForm: 'clear bat' };
    expect(run({ command })).toEqual({ kind: 'text', from: 'recording', unseen: [] });
  });

  it('reads commands of the first version', () => {
    const command = {
      version: 0,
      spokenForm: 'chuck bat',
      action: 'delete',
      targets: [{ type: 'primitive', mark }],
    };
    expect(run({ command })).toEqual({ kind: 'text', from: 'phrase', unseen: [] });
  });

  it.each([
    ['typescript', 'namedFunction', 'syntax'],
    ['rust', 'namedFunction', 'other'],
    ['typescript', 'line', 'text'],
    ['plaintext', 'collectionItem', 'text'],
    ['typescript', 'collectionItem', 'syntax'],
  ] as const)('in %s with the scope %s is counted as %s', (languageId, type, kind) => {
    const modifiers = [{ type: 'containingScope', scopeType: { type } }];
    const command = { ...recording.command, targets: [{ type: 'primitive', mark, modifiers }] };
    expect(run({ languageId, command }).kind).toBe(kind);
  });
});

it('counts every case in the closing lines, failed ones too', () =>
  expect(
    totalLines([
      { name: 'a', kind: 'text', from: 'phrase', unseen: ['ide'] },
      { name: 'b', kind: 'text', from: 'phrase', unseen: [], failure: 'refused' },
      { name: 'c', kind: 'syntax', from: 'recording', unseen: [] },
    ]),
  ).toEqual(['text: 1 of 2', 'syntax: 1 of 1']));
