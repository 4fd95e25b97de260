import SearchableMap from 'minisearch/SearchableMap';
import { once } from '#engine/text/once.ts';
import { addScore, type Scores } from './document-scores.ts';
import { findWords, joinedWords, wordTokens } from './query/find-words.ts';
import { weights } from './query/weights.ts';

interface Posting {
  readonly ids: number[];
  readonly values: number[];
}

type Field = keyof typeof weights.fields;

/** Maximum number of terms that a prefix or misspelling expands to; more would only cost time. */
const expansionLimit = 60;

/**
 * An inverted index. MiniSearch's radix tree serves as the dictionary and finds prefixes and typos.
 * Each term's weight per document is computed when the document is added, so a lookup only adds
 * numbers: for 20,000 sections, this is ten times faster than MiniSearch's own search, which
 * creates an object for every match.
 */
export class TextIndex {
  readonly #terms = new SearchableMap<Posting>();
  /** Cached, because most words occur often and looking up their terms is slow. */
  readonly #postingsOf = once((word: string): readonly Posting[] =>
    wordTokens(word).map((term) => this.#terms.fetch(term, () => ({ ids: [], values: [] }))),
  );
  #size = 0;

  /** Adds a document with the texts of all its fields. */
  add(id: number, fields: Readonly<Record<Field, string>>): void {
    this.#size += 1;
    for (const name of Object.keys(weights.fields) as Field[]) this.extend(id, name, fields[name]);
  }

  /** Adds text to one of a document's fields. */
  extend(id: number, name: Field, text: string): void {
    if (text === '') return;
    const words = findWords(text);
    const found = words.flatMap((word) => this.#postingsOf(word.text));
    const joined = joinedWords(text, words).flatMap((word) => this.#postingsOf(word.text));
    const { weight, usualLength } = weights.fields[name];
    const length = weights.shortField + ((1 - weights.shortField) * found.length) / usualLength;
    for (const { ids, values } of [...found, ...joined]) {
      const last = ids.length - 1;
      if (ids[last] === id) values[last] = (values[last] ?? 0) + weight / length;
      else {
        ids.push(id);
        values.push(weight / length);
      }
    }
  }

  /** Tests whether any document has this term. */
  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** Returns the ids of the documents that contain both terms. */
  withBoth(first: string, second: string): readonly number[] {
    const ids = new Set(this.#terms.get(first)?.ids);
    return ids.size === 0 ? [] : (this.#terms.get(second)?.ids ?? []).filter((id) => ids.has(id));
  }

  /**
   * Returns a term's weight: the fewer documents contain the term, the higher the weight. A term
   * that occurs in no document counts as a rare one, because it may be misspelled or incomplete.
   */
  rarity(term: string): number {
    const count = this.#terms.get(term)?.ids.length;
    return this.#rarityOf(count ?? Math.min(weights.guessedCount, this.#size));
  }

  #rarityOf(count: number): number {
    return Math.log(1 + (this.#size - count + 0.5) / (count + 0.5));
  }

  /**
   * Adds a term's scores, multiplied by `weight`, to `scores`. `floor` is the score for merely
   * containing the term; 0 by default.
   */
  exact(term: string, weight: number, scores: Scores, floor?: number): void {
    const posting = this.#terms.get(term);
    if (posting) this.#addScores(posting, weight, scores, floor);
  }

  /**
   * Does the same as `exact` for longer terms that begin with this term, up to `expansionLimit`;
   * the longer the term, the lower its score.
   */
  prefix(term: string, weight: number, scores: Scores): void {
    let count = 0;
    for (const [longer, posting] of this.#terms.atPrefix(term)) {
      if (longer === term) continue;
      if ((count += 1) > expansionLimit) break;
      this.#addScores(posting, weight * (term.length / longer.length), scores);
    }
  }

  /**
   * Does the same as `exact` for terms at most `distance` edits away, up to `expansionLimit`; the
   * more edits, the lower the score.
   */
  fuzzy(term: string, distance: number, weight: number, scores: Scores): void {
    const found = [...this.#terms.fuzzyGet(term, distance)]
      .sort(([, [, a]], [, [, b]]) => a - b)
      .slice(0, expansionLimit);
    for (const [, [posting, edits]] of found)
      this.#addScores(posting, weight / (1 + edits), scores);
  }

  #addScores({ ids, values }: Posting, weight: number, scores: Scores, floor = 0): void {
    const factor = this.#rarityOf(ids.length) * weight;
    for (let index = 0; index < ids.length; index += 1) {
      const count = values[index] ?? 0;
      const share = ((weights.saturation + 1) * count) / (count + weights.saturation);
      addScore(scores, ids[index] ?? 0, factor * (floor + share));
    }
  }
}
