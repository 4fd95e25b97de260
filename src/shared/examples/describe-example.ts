import { describeHat } from '../hats.ts';
import { englishCatalogue } from '../i18n/catalogue.ts';
import { interpolateParts } from '../i18n/interpolate.ts';
import { findText, translate } from '../i18n/translate.ts';
import { diffText } from './diff-text.ts';
import type { CaseMark, CaseState, RecordedCase } from './recorded-case.ts';
import { createTextIndex, type OffsetRange, toOffsetRange } from './text-index.ts';

/** Longer stretches of text are told by their beginning. */
const MAX_QUOTE = 60;

/**
 * Tells an example in sentences, for readers who hear it: what wears which hat, what is said, what changes, where the cursor goes.
 * `phrase` is put in where the spoken form belongs, whatever it is drawn with.
 */
export function describeExample<Phrase>(example: RecordedCase, marks: readonly CaseMark[], phrase: Phrase): (string | Phrase)[] {
  const said = interpolateParts(findText({ id: 'example.said', message: ' Say {phrase}. ' }, englishCatalogue), { phrase });
  return [describeBefore(example.before, marks).join(' '), ...said, describeAfter(example).join(' ')];
}

function describeBefore(state: CaseState, marks: readonly CaseMark[]): string[] {
  const index = createTextIndex(state.text);
  const hats = marks.map(({ hat, character, range }) =>
    translate({ id: 'example.hat', message: 'A {hat} is over {character} in {token}.' }, { hat: describeHat(hat), character, token: quote(state.text, toOffsetRange(index, range)) }),
  );
  const clipboard = state.clipboard === undefined ? [] : [describeClipboard(state.clipboard)];
  return [...hats, describeSelections(state), ...clipboard];
}

function describeAfter({ before, after, error, returned }: RecordedCase): string[] {
  const more = returned === undefined ? [] : [describeReturned(returned)];
  if (!after) return [describeError(error), ...more];
  const isCopied = after.clipboard !== undefined && after.clipboard !== before.clipboard;
  const clipboard = isCopied ? [describeClipboard(after.clipboard)] : [];
  return [...describeChange(before.text, after.text), describeSelections(after), ...clipboard, ...more];
}

/** Says with which error a command ended. */
export function describeError(error: string | undefined): string {
  return translate({ id: 'example.failed', message: 'The command fails and changes nothing: {error}.' }, { error: error ?? translate({ message: 'unknown error' }) });
}

/** Says what a command gave back. */
export function describeReturned(returned: string): string {
  return translate({ id: 'example.returned', message: 'The command gives back {value}.' }, { value: returned });
}

function describeClipboard(text: string): string {
  return translate({ id: 'example.clipboard', message: 'The clipboard holds {text}.' }, { text: quote(text, { start: 0, end: text.length }) });
}

function describeChange(before: string, after: string): string[] {
  const { removed, added } = diffText(before, after);
  if (removed.length + added.length === 0) return [translate({ id: 'example.unchanged', message: 'The text stays the same.' })];
  const gone = removed.map((range) => quote(before, range)).join(', ');
  const come = added.map((range) => quote(after, range)).join(', ');
  if (!come) return [translate({ id: 'example.removed', message: '{text} is removed.' }, { text: gone })];
  if (!gone) return [translate({ id: 'example.added', message: '{text} is added.' }, { text: come })];
  return [translate({ id: 'example.replaced', message: '{removed} is replaced by {added}.' }, { removed: gone, added: come })];
}

function describeSelections({ text, selections }: CaseState): string {
  const index = createTextIndex(text);
  const ranges = selections.map(({ anchor, active }) => toOffsetRange(index, { start: anchor, end: active }));
  const chosen = ranges.filter(({ start, end }) => start < end);
  if (chosen.length > 0) return translate({ id: 'example.selected', message: 'Selected: {texts}.' }, { texts: chosen.map((range) => quote(text, range)).join(', ') });
  if (selections.length > 1) return translate({ id: 'example.cursors', message: 'There are {count} cursors, the first on line {line}.' }, { count: selections.length, line: (selections[0]?.active.line ?? 0) + 1 });
  const [only] = selections;
  if (!only) return translate({ id: 'example.noCursor', message: 'There is no cursor.' });
  return translate({ id: 'example.cursor', message: 'The cursor is on line {line}, column {column}.' }, { line: only.active.line + 1, column: only.active.character + 1 });
}

/** A stretch of text in one line between quotation marks; blank ones in words. */
function quote(text: string, { start, end }: OffsetRange): string {
  const stretch = text.slice(start, end);
  if (/^[ \t]+$/.test(stretch)) return translate({ id: 'example.blank', message: 'blank space' });
  if (/^\s+$/.test(stretch)) return translate({ id: 'example.emptyLine', message: 'an empty line' });
  const flat = stretch.replace(/\s+/g, ' ').trim();
  return `“${flat.length > MAX_QUOTE ? `${flat.slice(0, MAX_QUOTE).trimEnd()} …` : flat}”`;
}
