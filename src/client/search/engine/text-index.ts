import SearchableMap from 'minisearch/SearchableMap';
import { addScore, type Scores } from './document-scores.ts';
import { findWords, joinedWords, wordTokens, type TextWord } from './query/find-words.ts';
import { weights } from './query/weights.ts';

/** Weight of each field, and the number of words above which it counts as long. */
export type FieldRules<Field extends string> = Readonly<
  Record<Field, { readonly weight: number; readonly usualLength: number }>
>;

/**
 * An inverted index. MiniSearch's radix tree is the dictionary and finds prefixes and typos. Each
 * term has one weight per document, computed when the document is added, so that a lookup only adds
 * numbers: for 20,000 sections this is ten times faster than MiniSearch's own search, which creates
 * an object for every match.
 */
export interface TextIndex<Field extends string> {
  add(id: number, fields: Readonly<Record<Field, string>>): void;
  /** Adds a field of a document that is already indexed. */
  extend(id: number, field: Field, text: string): void;
  /** Tests whether any document has this term. */
  has(term: string): boolean;
  /** Returns the documents that have both terms. */
  withBoth(first: string, second: string): readonly number[];
  /**
   * Returns a term's weight, which is higher the fewer documents contain it. A guessed term that
   * occurs in none counts like a rare one.
   */
  rarity(term: string): number;
  /**
   * Adds the scores of a term, times `weight`; `floor` is the score for merely containing it.
   * Returns whether there were any.
   */
  exact(term: string, weight: number, scores: Scores, floor?: number): boolean;
  /** Does the same for all longer terms that begin with it. */
  prefix(term: string, weight: number, scores: Scores): boolean;
  /** Does the same for all terms at most `distance` edits away. */
  fuzzy(term: string, distance: number, weight: number, scores: Scores): boolean;
}

interface Posting {
  readonly ids: number[];
  readonly values: number[];
}

/** Maximum number of terms that a prefix or misspelling expands to; more would only cost time. */
const expansionLimit = 60;

/** Creates an empty index. */
export function createTextIndex<Field extends string>(rules: FieldRules<Field>): TextIndex<Field> {
  const terms = new SearchableMap<Posting>();
  /** Postings by word: most words occur often, and looking up their terms is slow. */
  const known = new Map<string, readonly Posting[]>();
  const names = Object.keys(rules) as Field[];
  let size = 0;

  function postingsOf(word: TextWord): readonly Posting[] {
    const postings = known.get(word.text) ?? wordTokens({ ...word, start: 0 }).map(postingOf);
    known.set(word.text, postings);
    return postings;
  }

  function postingOf(term: string): Posting {
    return terms.fetch(term, () => ({ ids: [], values: [] }));
  }

  function rarityOf(count: number): number {
    return Math.log(1 + (size - count + 0.5) / (count + 0.5));
  }

  function addScores({ ids, values }: Posting, weight: number, scores: Scores, floor = 0): void {
    const factor = rarityOf(ids.length) * weight;
    for (let index = 0; index < ids.length; index += 1) {
      const count = values[index] ?? 0;
      const share = ((weights.saturation + 1) * count) / (count + weights.saturation);
      addScore(scores, ids[index] ?? 0, factor * (floor + share));
    }
  }

  function addField(id: number, name: Field, text: string): void {
    if (text === '') return;
    const words = findWords(text);
    const found = words.flatMap(postingsOf);
    const { weight, usualLength } = rules[name];
    const length = weights.shortField + ((1 - weights.shortField) * found.length) / usualLength;
    for (const posting of [...found, ...joinedWords(text, words).flatMap(postingsOf)])
      post(posting, id, weight / length);
  }

  return {
    add(id, fields) {
      size += 1;
      for (const name of names) addField(id, name, fields[name]);
    },
    extend: addField,
    has: (term) => terms.has(term),
    withBoth(first, second) {
      const ids = new Set(terms.get(first)?.ids);
      return ids.size === 0 ? [] : (terms.get(second)?.ids ?? []).filter((id) => ids.has(id));
    },
    rarity: (term) => rarityOf(terms.get(term)?.ids.length ?? Math.min(weights.guessedCount, size)),
    exact(term, weight, scores, floor) {
      const posting = terms.get(term);
      if (posting) addScores(posting, weight, scores, floor);
      return posting !== undefined;
    },
    prefix(term, weight, scores) {
      let count = 0;
      for (const [longer, posting] of terms.atPrefix(term)) {
        if (longer === term) continue;
        if ((count += 1) > expansionLimit) break;
        addScores(posting, weight * (term.length / longer.length), scores);
      }
      return count > 0;
    },
    fuzzy(term, distance, weight, scores) {
      const found = [...terms.fuzzyGet(term, distance)]
        .sort(([, [, a]], [, [, b]]) => a - b)
        .slice(0, expansionLimit);
      for (const [, [posting, edits]] of found) addScores(posting, weight / (1 + edits), scores);
      return found.length > 0;
    },
  };
}

function post({ ids, values }: Posting, id: number, weight: number): void {
  const last = ids.length - 1;
  if (ids[last] === id) values[last] = (values[last] ?? 0) + weight;
  else {
    ids.push(id);
    values.push(weight);
  }
}
