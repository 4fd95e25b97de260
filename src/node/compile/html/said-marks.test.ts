import { describe, expect, it } from 'vitest';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import type { Term } from '#shared/voice/term.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { findLineCounting, numberLines } from '#node/features/examples/line-numbers.ts';
import type { CaseMark, CaseState } from '#engine/examples/recorded-case.ts';
import { findSaidMarks, matchSaidMarks } from './said-marks.ts';

function read(phrase: string): readonly Term[] {
  const result = parsePhrase(phrase, defaultLanguage.withAllHats);
  if (!result.ok) throw new Error(result.error.message);
  return result.terms;
}

const start = { line: 0, character: 0 };
const mark = (color: string, shape: string, character: string): CaseMark => ({
  hat: { color, shape },
  character,
  range: { start, end: start },
});

describe('findSaidMarks', () => {
  it('finds hats with and without color and shape', () => {
    expect(findSaidMarks(read('swap blue fox air with bat'))).toEqual([
      { color: 'blue', shape: 'fox', character: 'a' },
      { color: 'default', shape: 'default', character: 'b' },
    ]);
    expect(findSaidMarks(read('take green dash past five'))).toEqual([
      { color: 'green', shape: 'default', character: '-' },
      { color: 'default', shape: 'default', character: '5' },
    ]);
  });

  it('does not mistake counts or line numbers for hats', () => {
    expect(findSaidMarks(read('take three funks'))).toEqual([]);
    expect(findSaidMarks(read('pour row eleven'))).toEqual([]);
  });
});

describe('matchSaidMarks', () => {
  it('separates found marks from missing ones', () => {
    const marks = [mark('blue', 'default', 'a'), mark('default', 'default', 'a')];
    expect(matchSaidMarks(marks, read('take blue air and bat'))).toEqual({
      found: [marks[0]],
      missing: [{ color: 'default', shape: 'default', character: 'b' }],
    });
  });
});

describe('numberLines', () => {
  const state: CaseState = {
    text: 'a\nb\nc',
    selections: [{ anchor: { line: 1, character: 0 }, active: { line: 1, character: 0 } }],
    marks: [],
    thatMark: [],
    sourceMark: [],
  };

  it('numbers lines as the command counts them', () => {
    expect(findLineCounting(read('take funk'))).toBeUndefined();
    expect(findLineCounting(read('chuck row two'))).toBe('absolute');
    expect(findLineCounting(read('copy up one'))).toBe('relative');
    expect(numberLines(state, 3, 'absolute')).toEqual(['1', '2', '3']);
    expect(numberLines(state, 3, 'relative')).toEqual(['1', '', '1']);
  });
});
