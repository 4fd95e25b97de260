import { distance } from 'fastest-levenshtein';
import { fold } from './query/fold.ts';
import { findWords, splitIdentifier } from './query/find-words.ts';
import { stem } from './query/stem.ts';
import { withoutGenerics, type SearchDocument } from './search-documents.ts';

interface NamedType {
  readonly page: SearchDocument;
  readonly whole: string;
  readonly words: readonly string[];
}

/**
 * Creates an empty index that finds reference pages other than modules, such as classes, by the
 * words of their names.
 */
export function createTypeNames() {
  const types: NamedType[] = [];
  const vocabulary = new Set<string>();
  return {
    add(page: SearchDocument) {
      if (page.level > 1 || !page.kind || page.kind === 'Module') return;
      const name = withoutGenerics(page.heading);
      const words = findWords(name)
        .flatMap(splitIdentifier)
        .map(({ text }) => fold(text));
      types.push({ page, whole: page.name, words });
      for (const word of words) vocabulary.add(word);
    },
    /**
     * Returns the type whose name consists of these words, allowing for misspellings; otherwise the
     * type with the shortest name that contains them in this order; undefined if there is none.
     */
    find(words: readonly string[]) {
      if (words.length === 0) return undefined;
      const whole = words.join('');
      const spellings = words.map((word) => spellingsOf(word, vocabulary));
      let best: { readonly page: SearchDocument; readonly share: number } | undefined;
      for (const type of types) {
        const share = Math.max(shareOfWhole(whole, type.whole), shareOfWords(spellings, type));
        const isBetter = share > (best?.share ?? 0);
        if (isBetter || (share === best?.share && rankOf(type.page) < rankOf(best.page)))
          best = { page: type.page, share };
      }
      return best?.page;
    },
  };
}

/**
 * Returns a rank for types that match equally well: classes come before interfaces, interfaces
 * before enumerations, and enumerations before all other kinds.
 */
function rankOf({ kind }: SearchDocument) {
  return ['Class', 'Interface', 'Enumeration'].indexOf(kind ?? '') >>> 0;
}

/**
 * Returns the word itself if a name contains it; otherwise the words in names with the same stem;
 * otherwise those that differ by one or two letters.
 */
function spellingsOf(word: string, vocabulary: ReadonlySet<string>) {
  if (vocabulary.has(word)) return new Set([word]);
  const root = stem(word);
  const related = [...vocabulary].filter((other) => stem(other) === root);
  return new Set(
    related.length > 0 ? related : [...vocabulary].filter((other) => isMisspelled(word, other)),
  );
}

function isMisspelled(word: string, other: string) {
  const allowed = word.length > 7 ? 2 : word.length > 3 ? 1 : 0;
  return Math.abs(word.length - other.length) <= allowed && distance(word, other) <= allowed;
}

/** Returns how much of a name the query's letters match, from 0 to 1, allowing for misspellings. */
function shareOfWhole(wanted: string, whole: string) {
  if (wanted === whole) return 1;
  return isMisspelled(wanted, whole) ? 1 - distance(wanted, whole) / whole.length : 0;
}

/**
 * Returns the share of a name's letters that the query's words make up, times 0.9, so that a match
 * of the whole name wins; 0 unless the name contains all of the words in this order.
 */
function shareOfWords(spellings: readonly ReadonlySet<string>[], { words, whole }: NamedType) {
  let next = 0;
  let length = 0;
  for (const word of words) {
    if (!spellings[next]?.has(word)) continue;
    next += 1;
    length += word.length;
  }
  return next === spellings.length ? (0.9 * length) / whole.length : 0;
}
