import type { Language } from '#shared/voice/language/language.ts';
import { readCheapest } from './readings-by-cost.ts';
import { readWords, writtenSpans } from './written-words.ts';

/**
 * Parses typed or dictated text, which may contain capitals, punctuation, hyphens, digits, and
 * symbols instead of their names. Returns the words as spoken, with a trailing space if the text
 * ends with whitespace, and whether they form a complete command.
 */
export function hearPhrase(text: string, { sayable }: Language) {
  const words = readWords(text, sayable);
  const readings = { spans: writtenSpans(words), count: words.length, lexicon: sayable };
  const found = readCheapest(readings);
  const isCommand = 'phrase' in found;
  const phrase = isCommand ? found.phrase : words.map(({ said }) => said).join(' ');
  const hasEnd = phrase !== '' && /\s$/.test(text);
  return { phrase: hasEnd ? `${phrase} ` : phrase, isCommand };
}

/**
 * Whether a text contains "line" followed by digits, as in "line 3", where "3" may be a number or
 * the token “3”.
 */
export function mentionsRow(text: string): boolean {
  return /\bline \d/i.test(text);
}
