import type { Translator } from '#shared/i18n/translator.ts';
import { quoteText } from './quote-text.ts';
import type { CaseState } from './recorded-case.ts';
import { isReversed, looksSame } from '#shared/text/position.ts';
import { findLines, selectionRange } from '#shared/text/text-lines.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import type { Range } from '#shared/text/range.ts';
import { diffText, pairChanges } from './diff-text.ts';

type Selected = Pick<CaseState, 'text' | 'selections'>;

/** Text and selections before and after a command. */
interface States {
  readonly before: Selected;
  readonly after: Selected;
}

/**
 * Describes in sentences how the text changed and what is selected afterward, or says that nothing
 * has changed.
 */
export function describeStates({ before, after }: States, translator: Translator): string[] {
  const { translate } = translator;
  if (!looksSame(before, after))
    return [
      ...describeChange(before.text, after.text, translator),
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

/** Returns a sentence that quotes the content of the clipboard. */
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

/**
 * Describes how the text changed: one sentence for each replacement, one for all other removals,
 * and one for all other additions.
 */
function describeChange(before: string, after: string, translator: Translator) {
  const { translate } = translator;
  const quote = (text: string, { start, end }: Range) =>
    quoteText(text.slice(start, end), translator);
  const changes = pairChanges(diffText(before, after));
  const replaced = changes.flatMap(({ removed, added }) =>
    removed && added
      ? [
          translate('example.replaced', '{removed} is replaced by {added}.', {
            removed: quote(before, removed),
            added: quote(after, added),
          }),
        ]
      : [],
  );
  const removedTexts = changes.flatMap(({ removed, added }) =>
    removed && !added ? [quote(before, removed)] : [],
  );
  const come = changes.flatMap(({ removed, added }) =>
    added && !removed ? [tellPlace(quote(after, added), placeOf(after, added), translator)] : [],
  );
  return [
    ...replaced,
    ...describeRemoved(removedTexts, translator),
    ...describeAdded(come, translator),
  ].map(capitalize);
}

/** Where added text begins; lines count from 1. */
interface Place {
  readonly line: number;
  /** The word or symbols before the added text on its line. */
  readonly word?: string;
}

/**
 * Returns where added text begins. Text added at the end of a line, starting with a line break,
 * begins on the next line.
 */
function placeOf(text: string, { start, end }: Range): Place {
  const lineBreak = /(?<=.)(?:\r\n|\r|\n)/y;
  lineBreak.lastIndex = start;
  const [ended = ''] = lineBreak.exec(text.slice(0, end)) ?? [];
  const lines = text.slice(0, start + ended.length).split(/\r\n|\r|\n/);
  const word = /(?:[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]+)\s*$/u.exec(lines.at(-1) ?? '')?.[0].trim();
  return { line: lines.length, word };
}

function tellPlace(text: string, { line, word }: Place, translator: Translator) {
  const { translate } = translator;
  if (word === undefined)
    return translate('example.onLine', '{text} on line {line}', { text, line });
  return translate('example.afterWord', '{text} after {word} on line {line}', {
    text,
    line,
    word: quoteText(word, translator),
  });
}

function describeRemoved(texts: readonly string[], { translate, list }: Translator) {
  if (texts.length === 0) return [];
  if (texts.length === 1)
    return [translate('example.removed', '{texts} is removed.', { texts: list(texts) })];
  return [translate('example.removedMany', '{texts} are removed.', { texts: list(texts) })];
}

function describeAdded(texts: readonly string[], { translate, list }: Translator) {
  if (texts.length === 0) return [];
  if (texts.length === 1)
    return [translate('example.added', '{texts} is added.', { texts: list(texts) })];
  return [translate('example.addedMany', '{texts} are added.', { texts: list(texts) })];
}
