import { describeHat } from '#shared/hats.ts';
import { interpolate } from '#shared/i18n/interpolate.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import {
  describeClipboard,
  describeSelections,
  describeStates,
} from '#engine/examples/describe-states.ts';
import { quoteText } from '#engine/examples/quote-text.ts';
import type { CaseMark, CaseState, RecordedCase } from '#engine/examples/recorded-case.ts';
import type { PositionRange } from '#shared/text/position.ts';
import { findLines, toRange } from '#shared/text/text-lines.ts';

/**
 * Describes, for screen readers, what an example shows besides its text, such as hats, the cursor
 * and changes. Mentions nothing twice.
 */
export function describeExample(
  example: RecordedCase,
  marks: readonly CaseMark[],
  translator: Translator,
): { readonly before: string; readonly after: string } {
  const before = describeBefore(example.before, marks, translator);
  const after = describeAfter(example, translator);
  return {
    before: before.join(' '),
    after: after.filter((sentence) => !before.includes(sentence)).join(' '),
  };
}

function describeBefore(
  state: CaseState,
  marks: readonly CaseMark[],
  translator: Translator,
): string[] {
  const lines = findLines(state.text);
  const quote = (place: PositionRange): string => {
    const { start, end } = toRange(lines, place);
    return quoteText(state.text.slice(start, end), translator);
  };
  const { translate, list } = translator;
  const hats = marks.map(({ hat, character, range }) => {
    const values = { hat: describeHat(hat), character, token: quote(range) };
    // A single-character token is named only once.
    return values.token === `“${character}”`
      ? translate('example.hatAlone', 'A {hat} is over {token}.', values)
      : translate('example.hat', 'A {hat} is over {character} in {token}.', values);
  });
  // The targets that "that" and "source" refer to.
  const remembered = {
    thatMark: translate('example.that', 'The target of the last command is {texts}.'),
    sourceMark: translate('example.source', 'The source of the last command is {texts}.'),
  };
  return [
    ...hats,
    ...(['thatMark', 'sourceMark'] as const)
      .filter((mark) => state[mark].length > 0)
      .map((mark) => interpolate(remembered[mark], { texts: list(state[mark].map(quote)) })),
    describeSelections(state, translator),
    ...(state.clipboard === undefined ? [] : [describeClipboard(state.clipboard, translator)]),
  ];
}

function describeAfter(
  { before, after, error, returned }: RecordedCase,
  translator: Translator,
): string[] {
  const more = returned === undefined ? [] : [describeReturned(returned, translator)];
  if (!after) return [describeError(error, translator), ...more];
  const isCopied = after.clipboard !== undefined && after.clipboard !== before.clipboard;
  const clipboard = isCopied ? [describeClipboard(after.clipboard, translator)] : [];
  return [...describeStates({ before, after }, translator), ...clipboard, ...more];
}

/** Returns a sentence for readers that says why a command fails. */
export function describeError(error: string | undefined, { translate }: Translator): string {
  return translate('example.failed', 'The command fails and changes nothing: {error}.', {
    error: error ?? translate('example.unknownError', 'unknown error'),
  });
}

/** Returns a sentence for readers that states a command's return value. */
export function describeReturned(returned: string, { translate }: Translator): string {
  return translate('example.returned', 'The command returns {value}.', { value: returned });
}
