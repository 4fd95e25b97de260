import { findLineCounting, type LineCounting } from './line-numbers.ts';
import type { CaseMark, RecordedCase } from '#engine/examples/recorded-case.ts';
import { matchSaidMarks } from '#node/compile/html/said-marks.ts';
import { describeHat } from '#shared/hats.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import type { Language } from '#shared/voice/language/language.ts';

/** The result of checking a recording's marks against its spoken form. */
export interface PhraseCheck {
  /** The marks that the command names, or all marks if the phrase cannot be parsed. */
  readonly saidMarks: readonly CaseMark[];
  /** How the command counts lines; undefined if it refers to no line by number. */
  readonly counting?: LineCounting;
  /** Problems with the phrase, one sentence each. */
  readonly faults: readonly string[];
}

/** Parses a recording's spoken form and finds the hats that it names. */
export function checkPhrase({ spokenForm, before }: RecordedCase, language: Language): PhraseCheck {
  const phrase = parsePhrase(spokenForm, language.withAllHats);
  if (!phrase.ok)
    return {
      saidMarks: before.marks,
      faults: [`"${spokenForm}" is not a spoken command: ${phrase.error.message}.`],
    };
  const { found, missing } = matchSaidMarks(before.marks, phrase.terms);
  const faults = missing.map(
    (mark) =>
      `"${spokenForm}" names the ${describeHat(mark)} over "${mark.character}", which initialState.marks does not have.`,
  );
  const counting = findLineCounting(phrase.terms);
  return { saidMarks: found, faults, counting };
}
