import { quoteText } from '#engine/examples/quote-text.ts';
import type { Range } from '#shared/text/range.ts';
import { translate } from '#client/i18n/translate.ts';
import { translator } from '#client/i18n/translator.ts';

/** Quotes part of a text; describes an empty range in words instead. */
export function quotePart(text: string, { start, end }: Range): string {
  return start === end
    ? translate('done.empty', 'an empty position')
    : quoteText(text.slice(start, end), translator);
}

/** Maximum number of parts to quote; if there are more, only their number is given. */
export const maxQuoted = 4;

/**
 * Quotes parts of a text; if there are more than `maxQuoted`, returns `count`, a text that says how
 * many.
 */
export function quoteParts(text: string, ranges: readonly Range[], count: string): string {
  return ranges.length > maxQuoted
    ? count
    : translator.list(ranges.map((range) => quotePart(text, range)));
}
