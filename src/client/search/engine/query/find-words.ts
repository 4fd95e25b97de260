import { fold } from './fold.ts';
import { stem } from './stem.ts';

/** A word with its position in the text (character offsets, end exclusive). */
export interface TextWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Longer words are truncated: they cost time and match nothing. */
const maxWordLength = 64;

/** Matches Thai characters and all later ones in Unicode, which may be written without spaces. */
const unspaced = /[\u0e00-\uffff]/;

/**
 * Splits text at every character that is not a letter, digit, mark, or underscore, and between the
 * words of scripts that are written without spaces.
 */
export function findWords(text: string): readonly TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}_]+/gu))
    if (segmenter && unspaced.test(run))
      for (const part of segmenter.segment(run))
        words.push(wordAt(part.segment, index + part.index));
    else words.push(wordAt(run, index));
  return words;
}

function wordAt(text: string, start: number) {
  return { text: text.slice(0, maxWordLength), start, end: start + text.length };
}

/**
 * Splits text into words with the browser's dictionaries: "请安装程序" becomes 请, 安装, 程序. `null` if the
 * browser has no segmenter; such text then stays unsplit.
 */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'word' })
    : null;

/**
 * Returns the words that adjacent words form together: `email` for "e-mail", and the two characters
 * at each boundary between Chinese or Japanese words, where the dictionary may have split
 * incorrectly.
 */
export function joinedWords(text: string, words: readonly TextWord[]): readonly TextWord[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (!next) return [];
    const between = text.slice(word.end, next.start);
    if (/^[-\u2010\u2011]$/.test(between))
      return [{ text: word.text + next.text, start: word.start, end: next.end }];
    if (between !== '') return [];
    const last = [...word.text].at(-1) ?? '';
    const pair = wordAt(last + ([...next.text][0] ?? ''), word.end - last.length);
    return isIdeographic(pair.text) ? [pair] : [];
  });
}

function isIdeographic(text: string) {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(text);
}

/**
 * Returns every pair of adjacent characters in a Chinese or Japanese word of at least three
 * characters: 编辑, 辑器 for 编辑器.
 */
export function characterPairs(word: string): readonly string[] {
  const characters = [...word];
  return characters.length > 2 && isIdeographic(word)
    ? characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
    : [];
}

/**
 * Whether a word consists only of the letters a to z, with at most an initial capital, and so has
 * no parts to split.
 */
export function isPlain(text: string): boolean {
  return /^[A-Za-z][a-z]*$/.test(text);
}

/**
 * Splits an identifier into its words: `HatTokenMap`, `core_HatTokenMap`, `parseJSONFile`, `utf8`.
 * Offsets are relative to the whole text.
 */
export function splitIdentifier({ text, start }: TextWord): readonly TextWord[] {
  const parts = text.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{Lu}/gu);
  return Array.from(parts, ({ 0: part, index }) => wordAt(part, start + index));
}

/**
 * Returns a word's search terms: the word itself, the words of an identifier, pairs of Chinese or
 * Japanese characters, and the stems of all of these.
 */
export function wordTokens(word: string): readonly string[] {
  const forms = [
    word.replaceAll('_', ''),
    ...word.split('_'),
    ...splitIdentifier(wordAt(word, 0)).map(({ text }) => text),
    ...characterPairs(word),
  ].map(fold);
  return [...new Set(forms.flatMap((form) => [form, stem(form)]))].filter(Boolean);
}
