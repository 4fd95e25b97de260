import type { VocabularyOverrides } from '../voice/overrides.ts';
import { homophonesOf, soundOf } from './homophones.ts';
import type { SpokenTerm } from './search-shard.ts';

/** A stretch of a query that is a spoken form, or sounds like one. */
export interface SpokenMatch {
  readonly term: SpokenTerm;
  /** Index of the first word, and behind the last. */
  readonly start: number;
  readonly end: number;
  /** 1 for the very words, less for what only sounds like them. */
  readonly quality: number;
}

/** Finds spoken forms in the words of a query. */
export interface SpokenLexicon {
  /** The longest forms from left to right; a form with several meanings gives a match for each. */
  match(words: readonly string[]): readonly SpokenMatch[];
  /** All terms, with the reader's words in place of the default ones. */
  readonly terms: readonly SpokenTerm[];
}

/** Makes a lexicon of the default words and those of the reader; default words stay known, because the pages use them. */
export function createSpokenLexicon(terms: readonly SpokenTerm[], overrides: VocabularyOverrides = []): SpokenLexicon {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const own = overrides.flatMap(({ group, identifier, spoken }) => {
    const term = byKey.get(`${group}:${identifier}`);
    return term ? spoken.map((words) => ({ ...term, spoken: words })) : [];
  });
  const all = [...own, ...terms];
  const forms = all.map((term) => ({ term, words: term.spoken.toLowerCase().split(/\s+/) })).sort((a, b) => b.words.length - a.words.length);
  return { terms: all, match: (words) => matchForms(words, forms) };
}

interface Form {
  readonly term: SpokenTerm;
  readonly words: readonly string[];
}

function matchForms(words: readonly string[], forms: readonly Form[]): readonly SpokenMatch[] {
  const matches: SpokenMatch[] = [];
  let start = 0;
  while (start < words.length) {
    const found = matchAt(words, start, forms);
    matches.push(...found);
    start = found[0]?.end ?? start + 1;
  }
  return matches;
}

function matchAt(words: readonly string[], start: number, forms: readonly Form[]): readonly SpokenMatch[] {
  const found = forms.flatMap(({ term, words: form }): SpokenMatch[] => {
    const quality = form.reduce((least, word, index) => Math.min(least, likeness(words[start + index], word)), 1);
    return quality > 0 ? [{ term, start, end: start + form.length, quality }] : [];
  });
  const longest = Math.max(0, ...found.map(({ end }) => end));
  const candidates = found.filter(({ end }) => end === longest);
  const best = Math.max(0, ...candidates.map(({ quality }) => quality));
  return candidates.filter(({ quality }) => quality === best);
}

/** How much a word of the query is like a word of a form, from 0 to 1. */
function likeness(heard: string | undefined, word: string): number {
  if (heard === undefined) return 0;
  if (heard === word) return 1;
  if (heard === `${word}s` || heard === `${word}es`) return 0.95;
  if (homophonesOf(heard).includes(word)) return 0.7;
  return heard.length > 3 && word.length > 2 && heard[0] === word[0] && soundOf(heard) === soundOf(word) ? 0.5 : 0;
}
