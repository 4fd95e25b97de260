import { distance } from 'fastest-levenshtein';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { isEveryday, everydayWords } from './everyday-words.ts';
import { plainLetters, type HatNames } from './hat-names.ts';
import type { Reading } from './reading.ts';

interface Spelling {
  readonly names: HatNames;
  readonly lexicon: Lexicon;
  /** Whether to correct words that may also be misspelled command words, such as "functoin". */
  readonly isLoose: boolean;
}

/**
 * Returns a sentence with its names spelled as in the text ("plant" in "delete plnat"), and the
 * corrections.
 */
export function correctNames(sentence: string, { names: { tokens }, lexicon, isLoose }: Spelling) {
  const names = [...new Set(tokens.map(({ text }) => text))].filter(
    (text) => plainLetters(text).length > 2,
  );
  const known = new Set(names.map((text) => plainLetters(text)));
  const corrections: Reading[] = [];
  const said = sentence.replace(/[\p{L}\p{N}_$]+/gu, (written) => {
    const word = plainLetters(written);
    const isWord = [word, word.replace(/s$/, '')].some(
      (one) => isEveryday(one, lexicon) || lexicon.byFirstWord.has(one),
    );
    if (word.length < 3 || known.has(word) || isWord) return written;
    const [name] = names
      .filter((text) => {
        const edits = editsBetween(word, plainLetters(text));
        // Allows up to a quarter of the letters to be wrong, but at least one and at most two.
        return edits <= Math.max(1, Math.min(2, plainLetters(text).length / 4));
      })
      .sort((one, other) => distance(written, one) - distance(written, other));
    if (name === undefined || (!isLoose && isAlsoForm(word, plainLetters(name), lexicon)))
      return written;
    corrections.push({ said: name, cost: 0, kind: 'misspelling', written });
    return name;
  });
  return { said, corrections };
}

/** Whether some other command word or everyday word is at least as close to `word` as `name` is. */
function isAlsoForm(word: string, name: string, lexicon: Lexicon) {
  const edits = editsBetween(word, name);
  const forms = lexicon.entries.flatMap(({ words }) => words);
  return [...forms, ...everydayWords].some(
    (form) => form !== name && editsBetween(word, form) <= edits,
  );
}

/**
 * Returns the edit distance between a word and a name; 1 if they have the same first letter and the
 * same letters in any order. For names of fewer than four letters, any other distance counts one
 * more.
 */
export function editsBetween(word: string, name: string): number {
  const lettersOf = (one: string) => Array.from(one).sort().join('');
  const isShuffled = word.charAt(0) === name.charAt(0) && lettersOf(word) === lettersOf(name);
  return isShuffled ? 1 : distance(word, name) + (name.length < 4 ? 1 : 0);
}
