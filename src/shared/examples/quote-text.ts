import type { Translator } from '../i18n/translator.ts';

/** Longer texts are quoted by their beginning and end. */
const MAX_QUOTE = 72;
const QUOTE_EDGE = 32;

/** A stretch of text in one line between quotation marks; blank ones in words. */
export function quoteText(stretch: string, { translate }: Translator): string {
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
