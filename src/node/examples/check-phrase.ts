import { findLineCounting, type LineCounting } from './line-numbers.ts';
import type { CaseMark, RecordedCase } from '#shared/examples/recorded-case.ts';
import { matchSaidMarks } from './said-marks.ts';
import { describeHat } from '#shared/hats.ts';
import { parsePhrase } from '#shared/voice/parse-phrase.ts';
import { defaultLanguage } from '#shared/voice/language.ts';

/** What the spoken form of a recording says about its marks. */
export interface PhraseCheck {
  /** The marks that the command names; all of them when the phrase cannot be read. */
  readonly saidMarks: readonly CaseMark[];
  /** How the command counts lines, when it names any. */
  readonly counting?: LineCounting;
  /** What is wrong with the phrase, one sentence each. */
  readonly faults: readonly string[];
}

/** Reads the spoken form of a recording with the grammar of this site and finds the hats that it names. */
export function checkPhrase({ spokenForm, before }: RecordedCase): PhraseCheck {
  const phrase = parsePhrase(spokenForm, defaultLanguage.withAllHats);
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
  return { saidMarks: found, faults, ...(counting && { counting }) };
}
