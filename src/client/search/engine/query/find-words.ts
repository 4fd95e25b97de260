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

/** The first code of Thai. Scripts without spaces between words all come after it. */
const firstUnspaced = 0xe00;

/**
 * Splits a text at everything that is not a letter, digit, mark or underscore, and between the words
 * of scripts that are written without spaces.
 */
export function findWords(text: string): readonly TextWord[] {
  const words: TextWord[] = [];
  let start = -1;
  let isUnspaced = false;
  for (let index = 0; index <= text.length; index += 1) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    if (isWordCode(code, text, index)) {
      if (start < 0) start = index;
      isUnspaced ||= code >= firstUnspaced;
      continue;
    }
    if (start < 0) continue;
    const run = { text: text.slice(start, index), start, end: index };
    if (isUnspaced) words.push(...segmentWords(run).map(shorten));
    else words.push(shorten(run));
    start = -1;
    isUnspaced = false;
  }
  return words;
}

function shorten(word: TextWord): TextWord {
  return word.text.length > maxWordLength
    ? { ...word, text: word.text.slice(0, maxWordLength) }
    : word;
}

/** Finds words with the browser's dictionaries: "请安装程序" is 请, 安装, 程序. */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'word' })
    : null;

/** Splits letters at the words' edges; a browser that does not know these returns them whole. */
function segmentWords(run: TextWord): readonly TextWord[] {
  if (!segmenter) return [run];
  return [...segmenter.segment(run.text)].map(({ segment, index }) => ({
    text: segment,
    start: run.start + index,
    end: run.start + index + segment.length,
  }));
}

/**
 * Returns the words that neighbors form together: `email` for "e-mail", and the two characters at an
 * edge between Chinese or Japanese words, where a dictionary may have split wrongly.
 */
export function joinedWords(text: string, words: readonly TextWord[]): readonly TextWord[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (!next) return [];
    const between = text.slice(word.end, next.start);
    if (/^[-\u2010\u2011]$/.test(between))
      return [{ text: word.text + next.text, start: word.start, end: next.end }];
    const pair = between === '' && /^.{2}$/u.exec(lastOf(word.text) + firstOf(next.text))?.[0];
    return pair && isIdeographic(pair)
      ? [
          {
            text: pair,
            start: word.end - lastOf(word.text).length,
            end: next.start + firstOf(next.text).length,
          },
        ]
      : [];
  });
}

const firstOf = (text: string): string => /^./u.exec(text)?.[0] ?? '';
const lastOf = (text: string): string => /.$/u.exec(text)?.[0] ?? '';

function isIdeographic(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(text);
}

/** Returns each two neighboring characters of a long Chinese or Japanese word: 编辑, 辑器 for 编辑器. */
export function characterPairs(word: string): readonly string[] {
  const characters = [...word];
  return characters.length > 2 && isIdeographic(word)
    ? characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
    : [];
}

/**
 * Most characters can be classified by their code, many times faster than with a regular
 * expression.
 */
function isWordCode(code: number, text: string, index: number): boolean {
  if (code < 128)
    return (
      (code >= 97 && code <= 122) ||
      (code >= 65 && code <= 90) ||
      (code >= 48 && code <= 57) ||
      code === 95
    );
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff && index > 0;
  return /[\p{L}\p{N}\p{M}]$/u.test(
    isSecondHalf
      ? text.slice(index - 1, index + 1)
      : String.fromCodePoint(text.codePointAt(index) ?? 0),
  );
}

/**
 * Whether a word consists of a to z, perhaps capitalized, as most do: it has no parts, and folding
 * only has to lower-case it.
 */
export function isPlain(text: string): boolean {
  const first = text.charCodeAt(0) | 32;
  if (first < 97 || first > 122) return false;
  for (let index = 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

/**
 * Splits an identifier into its words: `HatTokenMap`, `core_HatTokenMap`, `parseJSONFile`, `utf8`.
 * Offsets are relative to the whole text.
 */
export function splitIdentifier({ text, start }: TextWord): readonly TextWord[] {
  if (isPlain(text)) return [{ text, start, end: start + text.length }];
  return [...text.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{Lu}/gu)].map(
    (match) => ({
      text: match[0],
      start: start + match.index,
      end: start + match.index + match[0].length,
    }),
  );
}

/** Returns a word's search terms: itself, its stem, and the same for each word of an identifier. */
export function wordTokens(word: TextWord): readonly string[] {
  if (isPlain(word.text)) return plainTokens(word.text.toLowerCase());
  const whole = fold(word.text).replaceAll('_', '');
  const pieces = word.text.split('_').filter(Boolean);
  const parts = [
    ...splitIdentifier(word).map(({ text }) => text),
    ...characterPairs(word.text),
  ].map(fold);
  const tokens = [whole, ...(pieces.length > 1 ? pieces.map(fold) : []), ...parts];
  return [...new Set(tokens.flatMap((token) => [token, stem(token)]))].filter(Boolean);
}

function plainTokens(word: string): readonly string[] {
  const root = stem(word);
  return root === word ? [word] : [word, root];
}
