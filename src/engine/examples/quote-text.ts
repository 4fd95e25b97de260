import type { Translator } from '#shared/i18n/translator.ts';

/** Maximum length in characters; longer text is shortened to its beginning and end. */
const MAX_QUOTE = 72;
const QUOTE_EDGE = 32;

/** Quotes text on one line; describes whitespace in words. */
export function quoteText(span: string, { translate }: Translator): string {
  if (/^[ \t]+$/.test(span)) return translate('example.blank', 'whitespace');
  if (/^\s+$/.test(span)) return translate('example.emptyLine', 'an empty line');
  const flat = span.replace(/\s+/g, ' ').trim();
  return `“${flat.length > MAX_QUOTE ? shorten(flat) : flat}”`;
}

/** Shortens text, keeping whole words at both ends. */
function shorten(text: string) {
  const start = text.slice(0, QUOTE_EDGE).replace(/\s+\S*$/, '');
  const end = text.slice(-QUOTE_EDGE).replace(/^\S*\s+/, '');
  return `${start} … ${end}`;
}
