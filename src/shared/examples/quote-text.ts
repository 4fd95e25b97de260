import { translate } from '../i18n/translate.ts';
import type { Range } from '../text/range.ts';

/** Longer stretches of text are told by their beginning and their end. */
const MAX_QUOTE = 72;
const QUOTE_EDGE = 32;
const lists = new Intl.ListFormat('en');

/** Several stretches of text, one after the other, as one part of a sentence. */
export function listTexts(texts: readonly string[]): string {
  return lists.format(texts);
}

/** A stretch of text in one line between quotation marks; blank ones in words. */
export function quoteText(text: string, { start, end }: Range): string {
  const stretch = text.slice(start, end);
  if (/^[ \t]+$/.test(stretch)) return translate({ id: 'example.blank', message: 'whitespace' });
  if (/^\s+$/.test(stretch))
    return translate({ id: 'example.emptyLine', message: 'an empty line' });
  const flat = stretch.replace(/\s+/g, ' ').trim();
  return `“${flat.length > MAX_QUOTE ? shorten(flat) : flat}”`;
}

/** Whole words from both edges. */
function shorten(text: string): string {
  const start = text.slice(0, QUOTE_EDGE).replace(/\s+\S*$/, '');
  const end = text.slice(-QUOTE_EDGE).replace(/^\S*\s+/, '');
  return `${start} … ${end}`;
}
