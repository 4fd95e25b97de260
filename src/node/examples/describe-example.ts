import { describeHat } from '#shared/hats.ts';
import { englishCatalogue } from '#shared/i18n/catalogue.ts';
import { interpolateParts } from '#shared/i18n/interpolate.ts';
import { findText, translate } from '#shared/i18n/translate.ts';
import {
  describeClipboard,
  describeSelections,
  describeStates,
} from '#shared/examples/describe-states.ts';
import { listTexts, quoteText } from '#shared/examples/quote-text.ts';
import type { CaseMark, CaseState, RecordedCase } from '#shared/examples/recorded-case.ts';
import { findLines, toRange } from '#shared/text/text-lines.ts';

/**
 * Tells an example in sentences, for readers who hear it: what wears which hat, what is said, what changes, where the cursor goes.
 * `phrase` is put in where the spoken form belongs, whatever it is drawn with.
 */
export function describeExample<Phrase>(
  example: RecordedCase,
  marks: readonly CaseMark[],
  phrase: Phrase,
): (string | Phrase)[] {
  const said = interpolateParts(
    findText({ id: 'example.said', message: ' Say {phrase}. ' }, englishCatalogue),
    { phrase },
  );
  return [
    describeBefore(example.before, marks).join(' '),
    ...said,
    describeAfter(example).join(' '),
  ];
}

function describeBefore(state: CaseState, marks: readonly CaseMark[]): string[] {
  const index = findLines(state.text);
  const hats = marks.map(({ hat, character, range }) =>
    describeMark(describeHat(hat), character, quoteText(state.text, toRange(index, range))),
  );
  const remembered = [...describeRemembered('that', state), ...describeRemembered('source', state)];
  const clipboard = state.clipboard === undefined ? [] : [describeClipboard(state.clipboard)];
  return [...hats, ...remembered, describeSelections(state), ...clipboard];
}

/** A token of one character is told once. */
function describeMark(hat: string, character: string, token: string): string {
  if (token === `“${character}”`)
    return translate(
      { id: 'example.hatAlone', message: 'A {hat} is over {token}.' },
      { hat, token },
    );
  return translate(
    { id: 'example.hat', message: 'A {hat} is over {character} in {token}.' },
    { hat, character, token },
  );
}

/** What "that" and "source" stand for. */
function describeRemembered(mark: 'that' | 'source', state: CaseState): string[] {
  const ranges = mark === 'that' ? state.thatMark : state.sourceMark;
  if (ranges.length === 0) return [];
  const index = findLines(state.text);
  const texts = listTexts(ranges.map((range) => quoteText(state.text, toRange(index, range))));
  if (mark === 'that')
    return [
      translate(
        { id: 'example.that', message: 'The target of the last command is {texts}.' },
        { texts },
      ),
    ];
  return [
    translate(
      { id: 'example.source', message: 'The source of the last command is {texts}.' },
      { texts },
    ),
  ];
}

function describeAfter({ before, after, error, returned }: RecordedCase): string[] {
  const more = returned === undefined ? [] : [describeReturned(returned)];
  if (!after) return [describeError(error), ...more];
  const isCopied = after.clipboard !== undefined && after.clipboard !== before.clipboard;
  const clipboard = isCopied ? [describeClipboard(after.clipboard)] : [];
  return [...describeStates(before, after), ...clipboard, ...more];
}

/** Says with which error a command ended. */
export function describeError(error: string | undefined): string {
  return translate(
    { id: 'example.failed', message: 'The command fails and changes nothing: {error}.' },
    { error: error ?? translate({ message: 'unknown error' }) },
  );
}

/** Says what a command gave back. */
export function describeReturned(returned: string): string {
  return translate(
    { id: 'example.returned', message: 'The command returns {value}.' },
    { value: returned },
  );
}
