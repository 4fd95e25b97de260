import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { isEveryday, isLoose } from './everyday-words.ts';
import { distanceTo, type HatNames, type NamedToken } from './hat-names.ts';

/** A part of the text that a sentence quotes, from its first token to its last. */
export interface Quotation {
  readonly text: string;
  readonly first: NamedToken;
  readonly last: NamedToken;
  /**
   * Whether something else may be meant: another occurrence, the statement that the quotation
   * begins (`const x`), or the same text together with its quotation marks.
   */
  readonly isDoubtful: boolean;
}

/** A sentence in which each quotation is replaced with a placeholder word. */
export interface QuotedSentence {
  readonly said: string;
  /** The quotations, keyed by placeholder word. */
  readonly quotations: ReadonlyMap<string, Quotation>;
}

/** Maximum number of space-separated parts in a quotation. */
const maxParts = 8;
/** The letter that placeholder words consist of, because nobody types it. */
const letter = 'ꟿ';

/**
 * Replaces each part of a sentence that is quoted from the text, such as `console.log` or `const
 * dry`, with a placeholder word.
 */
export function readQuotations(
  sentence: string,
  names: HatNames,
  lexicon: Lexicon,
): QuotedSentence {
  const parts = sentence.trim().split(/\s+/);
  const quotations = new Map<string, Quotation>();
  const said: string[] = [];
  for (let at = 0; at < parts.length;) {
    const found = quotationAt(parts.slice(at, at + maxParts), names, lexicon);
    const word = letter.repeat(quotations.size + 1);
    if (found) quotations.set(word, found.quotation);
    said.push(found ? word + found.rest : (parts[at] ?? ''));
    at += found?.count ?? 1;
  }
  return { said: said.join(' '), quotations };
}

/**
 * Returns the longest quotation that begins with the first part, the number of parts it takes up,
 * and the punctuation after it. Returns undefined if there is none.
 */
function quotationAt(parts: readonly string[], names: HatNames, lexicon: Lexicon) {
  for (let count = parts.length; count > 0; count -= 1) {
    const written = parts.slice(0, count).join(' ');
    const variants = patterns.map((pattern) => pattern.exec(written) ?? []);
    for (const [, text = '', rest = ''] of variants) {
      const [nearest, ...others] = isQuotable(text, lexicon) ? placesOf(text, names) : [];
      if (nearest)
        return {
          quotation: {
            ...nearest,
            text,
            isDoubtful:
              others.length > 0 ||
              text.split(' ').some((word) => isLoose(word, lexicon)) ||
              hasOwnMarks(written, text, names),
          },
          count,
          rest,
        };
    }
  }
  return undefined;
}

/** Whether the text also has the quotation marks, which have no hat that can be said. */
function hasOwnMarks(written: string, text: string, names: HatNames) {
  const marked = written.replace(/[.,!?;:]$/, '');
  return text !== written && text !== marked && names.text.includes(marked);
}

/**
 * Patterns for quotations: all of the written words, without their final punctuation, or without
 * the quotation marks around them. The groups are the quotation and the punctuation after it.
 */
const patterns = [/^(.+)()$/, /^(.+)([.,!?;:])$/, /^["'“‘`]([^"'“”‘’`]+)["'”’`]([.,!?;:]?)$/];

/** Words that connect the parts of a sentence. */
const joints = 'as at by from in into is on or over that under with'.split(' ');

/** Whether words may quote several tokens rather than be ordinary words of the sentence. */
function isQuotable(text: string, lexicon: Lexicon) {
  if (/[^\p{L}\p{N}\s]/u.test(text)) return /[\p{L}\p{N}]/u.test(text);
  const words = text.split(' ');
  return (
    words.length > 1 &&
    !words.some((word) => {
      const plain = word.toLowerCase();
      return joints.includes(plain) || lexicon.byFirstWord.has(plain) || isEveryday(plain, lexicon);
    })
  );
}

/**
 * Returns the places where a quotation occurs exactly, nearest first. A place begins and ends with
 * different tokens whose hats can be said.
 */
function placesOf(text: string, names: HatNames) {
  const { tokens, text: whole } = names;
  return tokens
    .flatMap((first, index) => {
      if (first.said === undefined || !whole.startsWith(text, first.start)) return [];
      const last = tokens.slice(index + 1).find(({ end }) => end >= first.start + text.length);
      return last?.said !== undefined && last.end === first.start + text.length
        ? [{ first, last }]
        : [];
    })
    .sort((one, other) => distanceTo(one.first, names) - distanceTo(other.first, names));
}

/** Replaces each placeholder word with its quotation. */
export function withQuotations(said: string, { quotations }: QuotedSentence): string {
  return said.replace(new RegExp(`${letter}+`, 'g'), (word) => quotations.get(word)?.text ?? word);
}
