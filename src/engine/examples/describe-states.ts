import type { Translator } from '#shared/i18n/translator.ts';
import { describeChange } from './describe-change.ts';
import { quoteText } from './quote-text.ts';
import type { CaseState } from './recorded-case.ts';
import { isReversed, looksSame } from '#shared/text/position.ts';
import { findLines, selectionRange } from '#shared/text/text-lines.ts';

type Selected = Pick<CaseState, 'text' | 'selections'>;

/** Text and selections before and after a command. */
interface States {
  readonly before: Selected;
  readonly after: Selected;
}

/** Describes what has changed; mentions unchanged parts only if nothing has changed. */
export function describeStates({ before, after }: States, translator: Translator): string[] {
  const { translate } = translator;
  if (!looksSame(before, after))
    return [
      ...describeChange({ before: before.text, after: after.text }, translator),
      describeSelections(after, translator),
    ];
  const isEmpty = after.selections.every(
    ({ anchor, active }) => anchor.line === active.line && anchor.character === active.character,
  );
  return [
    isEmpty
      ? translate('example.unchanged', 'The text and the cursor stay as they are.')
      : translate('example.unchangedSelection', 'The text and the selection stay as they are.'),
  ];
}

/** Describes the clipboard. */
export function describeClipboard(text: string, translator: Translator): string {
  return translator.translate('example.clipboard', 'The clipboard contains {text}.', {
    text: quoteText(text, translator),
  });
}

/** Describes the selection, or the position of the cursor. */
export function describeSelections({ text, selections }: Selected, translator: Translator): string {
  const { translate, list } = translator;
  const index = findLines(text);
  const ranges = selections.map((selection) => selectionRange(index, selection));
  const chosen = ranges.filter(({ start, end }) => start < end);
  if (chosen.length > 0) {
    const texts = list(
      chosen.map(({ start, end }) => quoteText(text.slice(start, end), translator)),
    );
    return selections.some(isReversed)
      ? translate('example.selectedBackward', 'Selected, with the cursor at the start: {texts}.', {
          texts,
        })
      : translate('example.selected', 'Selected: {texts}.', { texts });
  }
  if (selections.length > 1)
    return translate('example.cursors', 'There are {count} cursors, the first on line {line}.', {
      count: selections.length,
      line: (selections[0]?.active.line ?? 0) + 1,
    });
  const [only] = selections;
  if (!only) return translate('example.noCursor', 'There is no cursor.');
  return translate('example.cursor', 'The cursor is on line {line}, column {column}.', {
    line: only.active.line + 1,
    column: only.active.character + 1,
  });
}
