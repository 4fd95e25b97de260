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
  /**
   * The longest forms from left to right; a form with several meanings gives a match for each. Words that the pages know
   * are never taken for something that only sounds like them.
   */
  match(words: readonly string[], isKnown?: (word: string) => boolean): readonly SpokenMatch[];
  /** Terms that the code calls by this name, in small letters. */
  named(name: string): readonly SpokenTerm[];
}

/** Makes a lexicon of the default words and those of the reader; default words stay known, because the pages use them. */
export function createSpokenLexicon(terms: readonly SpokenTerm[], overrides: VocabularyOverrides = []): SpokenLexicon {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const own = overrides.flatMap(({ group, identifier, spoken }) => {
    const term = byKey.get(`${group}:${identifier}`);
    return term ? spoken.map((words) => ({ ...term, spoken: words })) : [];
  });
  const all = [...own, ...terms];
  const forms = all.map((term) => ({ term, words: term.spoken.toLowerCase().split(/\s+/).map(toWord) }));
  return {
    match: (words, isKnown = () => false) => matchForms(words.map((word) => (isKnown(word) ? { text: word, sound: '' } : toWord(word))), forms),
    named: (name) => terms.filter(({ key }) => key.slice(key.indexOf(':') + 1).toLowerCase() === name),
  };
}

/** A word with its sound, which is worth working out only once. */
interface Word {
  readonly text: string;
  readonly sound: string;
}

function toWord(text: string): Word {
  return { text, sound: soundOf(text) };
}

interface Form {
  readonly term: SpokenTerm;
  readonly words: readonly Word[];
}

function matchForms(words: readonly Word[], forms: readonly Form[]): readonly SpokenMatch[] {
  const matches: SpokenMatch[] = [];
  let start = 0;
  while (start < words.length) {
    const found = matchAt(words, start, forms);
    matches.push(...found);
    start = found[0]?.end ?? start + 1;
  }
  return matches;
}

function matchAt(words: readonly Word[], start: number, forms: readonly Form[]): readonly SpokenMatch[] {
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
function likeness(heard: Word | undefined, { text: word, sound }: Word): number {
  if (heard === undefined) return 0;
  const { text } = heard;
  if (text === word) return 1;
  if (text === `${word}s` || text === `${word}es`) return 0.95;
  if (homophonesOf(text).includes(word)) return 0.7;
  return text.length > 3 && word.length > 2 && text[0] === word[0] && heard.sound === sound ? 0.5 : 0;
}
