import type { GroupId } from '#shared/voice/group-id.ts';
import type { Lexicon, LexiconEntry } from '#shared/voice/grammar/lexicon.ts';
import { costs, type Span } from './reading.ts';

/** A word of what the reader typed. */
export interface WrittenWord {
  /** The word as it is most likely spoken. */
  readonly said: string;
  /** All spoken readings, most likely first, with numbers in words and symbols by name. */
  readonly readings: readonly string[];
  /** The word as it was written, without surrounding punctuation. */
  readonly text: string;
  /** `text` in lower case. */
  readonly plain: string;
  /** Whether the word is in quotation marks; false for a single character. */
  readonly isQuoted: boolean;
  /** Whether a comma follows. */
  readonly hasComma: boolean;
}

/**
 * Splits a text into words at spaces and at signs between letters or digits, such as hyphens, dots
 * and underscores. Omits punctuation that has no spoken name.
 */
export function readWords(text: string, lexicon: Lexicon): readonly WrittenWord[] {
  return text.split(/\s+|(?<=[\p{L}\p{N}])[-‐‑–_/.,;](?=[\p{L}\p{N}])/u).flatMap((word) => {
    const readings = readingsOf(word, lexicon);
    const [said] = readings;
    const text = withoutPunctuation(word);
    const isQuoted = /^["'“‘`].{2,}["'”’`]/u.test(word);
    const hasComma = /[\p{L}\p{N}],$/u.test(word);
    return said === undefined
      ? []
      : { said, readings, text, plain: text.toLowerCase(), isQuoted, hasComma };
  });
}

/** Returns the readings of words as written, with numbers in words and symbols by name. */
export function writtenSpans(words: readonly WrittenWord[]): readonly Span[] {
  return words.flatMap(({ readings, text }, from) =>
    readings.map((said, index): Span => {
      const cost = costs.respelled * index;
      return { from, to: from + 1, said, cost, kind: 'written', written: text };
    }),
  );
}

function withoutPunctuation(written: string) {
  return written
    .replace(/^["'“‘](.)["'”’][.,!?]?$/u, '$1')
    .replace(/^(?:[“”"‘’'([]+(?=[\p{L}\p{N}])|#(?=\d))/u, '')
    .replace(/(?<=[\p{L}\p{N}])[“”"‘’'.,!?;:)\]…]+$/u, '');
}

/**
 * Returns the spoken readings of a written word, most likely first: without punctuation, with
 * numbers spelled out, and with symbols replaced by their names.
 */
export function readingsOf(written: string, lexicon: Lexicon): readonly string[] {
  const word = withoutPunctuation(written)
    .toLowerCase()
    .replace(/(?<=\p{L})['’]s$/u, '');
  const names = [written, word].flatMap((one) =>
    formsNamed(one, ['symbol', 'letter'], lexicon).slice(0, 2),
  );
  const isSymbol = !/[\p{L}\p{N}]/u.test(word);
  // Punctuation without a spoken name is omitted; any other sign is kept.
  if (isSymbol)
    return names.length > 0 || /^[\p{P}\s]*$/u.test(word) ? [...new Set(names)] : [word];
  // Speech recognition writes "take blue comma" as "take blue,".
  const [mark = ''] = /(?<=[\p{L}\p{N}])[,;:]$/u.exec(written) ?? [];
  const isStyle = formIn(['hat_color', 'hat_shape'], word, lexicon);
  const marked = (isStyle ? formsNamed(mark, ['symbol'], lexicon) : []).map(
    (name) => `${word} ${name}`,
  );
  const [, digits, ending] = /^(\d{1,2})(st|nd|rd|th)?$/.exec(word) ?? [];
  const [number = word] =
    digits === undefined
      ? []
      : formsNamed(`${Number(digits)}`, [ending ? 'ordinal' : 'number_small'], lexicon);
  return [...new Set([number, ...formsNamed(word, ['digit'], lexicon), ...names, ...marked])];
}

/** Returns the first lexicon entry in one of the groups whose spoken form is the word. */
export function formIn(
  groups: readonly GroupId[],
  word: string | undefined,
  { entries }: Lexicon,
): LexiconEntry | undefined {
  return entries.find(({ group, spoken }) => spoken === word && groups.includes(group));
}

/** Returns the spoken forms of a meaning, given its identifier in the extension. */
export function formsOf(wanted: string, { entries }: Lexicon): readonly string[] {
  return entries.filter(({ identifier }) => identifier === wanted).map(({ spoken }) => spoken);
}

/**
 * Returns the forms of an identifier, such as a character or number, in some groups, one-word forms
 * first.
 */
export function formsNamed(
  identifier: string,
  groups: readonly GroupId[],
  lexicon: Lexicon,
): string[] {
  const wanted = identifier.toLowerCase();
  return lexicon.entries
    .filter((entry) => groups.includes(entry.group) && entry.identifier === wanted)
    .map(({ spoken }) => spoken)
    .sort((one, other) => one.split(' ').length - other.split(' ').length);
}
