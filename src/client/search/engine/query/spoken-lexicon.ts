import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { homophonesOf, soundOf } from '#client/language/homophones.ts';
import type { SpokenTerm } from '#shared/search/search-shard.ts';

/** A part of a query that is a spoken form or sounds like one. */
export interface SpokenMatch {
  readonly term: SpokenTerm;
  /** Index of the query's first matching word; `end` is the index after the last one. */
  readonly start: number;
  readonly end: number;
  /** 1 for an exact match, less for a plural or for a form that only sounds alike. */
  readonly quality: number;
}

/**
 * Creates a lexicon of the default words and the reader's own; default words are kept, because the
 * pages use them.
 */
export function createSpokenLexicon(terms: readonly SpokenTerm[], mine: MyVocabulary) {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const own = mine.flatMap(({ group, identifier, spoken }) => {
    const term = byKey.get(`${group}:${identifier}`);
    return term ? spoken.map((form) => ({ ...term, form })) : [];
  });
  const forms = [...own, ...terms].map((term) => ({
    term,
    words: term.form.toLowerCase().split(/\s+/).map(toWord),
  }));
  return {
    /**
     * Returns the longest forms from left to right, with one match for each meaning of a form.
     * Words for which `isKnown` returns true are not compared by their phonetic key.
     */
    match(texts: readonly string[], isKnown: (word: string) => boolean): readonly SpokenMatch[] {
      const words = texts.map((text) => (isKnown(text) ? { text, sound: '' } : toWord(text)));
      const matches: SpokenMatch[] = [];
      let start = 0;
      while (start < words.length) {
        const found = matchAt(words, start, forms);
        matches.push(...found);
        start = found[0]?.end ?? start + 1;
      }
      return matches;
    },
    /** Returns the terms with this identifier, ignoring case; `name` must be lowercase. */
    named: (name: string): readonly SpokenTerm[] =>
      terms.filter(({ key }) => key.slice(key.indexOf(':') + 1).toLowerCase() === name),
  };
}

/** A word and its phonetic key, computed once. */
interface Word {
  readonly text: string;
  readonly sound: string;
}

function toWord(text: string) {
  return { text, sound: soundOf(text) };
}

interface Form {
  readonly term: SpokenTerm;
  readonly words: readonly Word[];
}

/**
 * Returns matches of the longest forms at a position; of equally long forms, only the most similar.
 */
function matchAt(words: readonly Word[], start: number, forms: readonly Form[]) {
  const found = forms.flatMap(({ term, words: form }): SpokenMatch[] => {
    let quality = 1;
    for (const [index, word] of form.entries()) {
      quality = Math.min(quality, likeness(words[start + index], word));
      if (quality === 0) return [];
    }
    return [{ term, start, end: start + form.length, quality }];
  });
  const longest = Math.max(...found.map(({ end }) => end));
  const candidates = found.filter(({ end }) => end === longest);
  const best = Math.max(...candidates.map(({ quality }) => quality));
  return candidates.filter(({ quality }) => quality === best);
}

/** Returns the similarity of a query's word and a form's word, from 0 to 1. */
function likeness(heard: Word | undefined, { text: word, sound }: Word) {
  if (heard === undefined) return 0;
  const { text } = heard;
  if (text === word) return 1;
  if (text === `${word}s` || text === `${word}es`) return 0.95;
  if (homophonesOf(text).includes(word)) return 0.7;
  return text.length > 3 && word.length > 2 && text[0] === word[0] && heard.sound === sound
    ? 0.5
    : 0;
}
