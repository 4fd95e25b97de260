import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { homophonesOf, soundOf } from '#client/language/homophones.ts';
import type { SpokenTerm } from '#shared/search/search-shard.ts';

/** A part of a query that is a spoken form or sounds like one. */
export interface SpokenMatch {
  readonly term: SpokenTerm;
  /** Index of the first word, and the index after the last. */
  readonly start: number;
  readonly end: number;
  /** 1 for an exact match, less for one that only sounds alike. */
  readonly quality: number;
}

/** Finds spoken forms in the words of a query. */
export interface SpokenLexicon {
  /**
   * Returns the longest forms from left to right; a form with several meanings yields a match for
   * each. Words that occur on the pages never match a form that only sounds alike.
   */
  match(words: readonly string[], isKnown?: (word: string) => boolean): readonly SpokenMatch[];
  /** Returns the terms with this name (in lower case) in the code. */
  named(name: string): readonly SpokenTerm[];
}

/**
 * Creates a lexicon of the default words and the reader's own; default words are kept, because the
 * pages use them.
 */
export function createSpokenLexicon(
  terms: readonly SpokenTerm[],
  mine: MyVocabulary = [],
): SpokenLexicon {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const own = mine.flatMap(({ group, identifier, spoken }) => {
    const term = byKey.get(`${group}:${identifier}`);
    return term ? spoken.map((form) => ({ ...term, form })) : [];
  });
  const forms = groupForms([...own, ...terms]);
  return {
    match: (words, isKnown = () => false) =>
      matchForms(
        words.map((word) => (isKnown(word) ? { text: word, sound: '' } : toWord(word))),
        forms,
      ),
    named: (name) =>
      terms.filter(({ key }) => key.slice(key.indexOf(':') + 1).toLowerCase() === name),
  };
}

/** A word and its phonetic key, computed once. */
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

/**
 * All forms by first word, so that each word of a query is compared with each of them only once.
 */
type Forms = ReadonlyMap<string, { readonly first: Word; readonly forms: readonly Form[] }>;

function groupForms(terms: readonly SpokenTerm[]): Forms {
  const groups = new Map<string, { readonly first: Word; readonly forms: Form[] }>();
  for (const term of terms) {
    const words = term.form.toLowerCase().split(/\s+/).map(toWord);
    const first = words[0] ?? toWord('');
    const group = groups.get(first.text) ?? { first, forms: [] };
    groups.set(first.text, group);
    group.forms.push({ term, words });
  }
  return groups;
}

function matchForms(words: readonly Word[], forms: Forms): readonly SpokenMatch[] {
  const matches: SpokenMatch[] = [];
  let start = 0;
  while (start < words.length) {
    const found = matchAt(words, start, forms);
    matches.push(...found);
    start = found[0]?.end ?? start + 1;
  }
  return matches;
}

function matchAt(words: readonly Word[], start: number, groups: Forms): readonly SpokenMatch[] {
  const found: SpokenMatch[] = [];
  for (const { first, forms } of groups.values()) {
    if (likeness(words[start], first) === 0) continue;
    for (const { term, words: form } of forms) {
      const quality = form.reduce(
        (least, word, index) => Math.min(least, likeness(words[start + index], word)),
        1,
      );
      if (quality > 0) found.push({ term, start, end: start + form.length, quality });
    }
  }
  const longest = Math.max(0, ...found.map(({ end }) => end));
  const candidates = found.filter(({ end }) => end === longest);
  const best = Math.max(0, ...candidates.map(({ quality }) => quality));
  return candidates.filter(({ quality }) => quality === best);
}

/** Returns the similarity of a query's word and a form's word, from 0 to 1. */
function likeness(heard: Word | undefined, { text: word, sound }: Word): number {
  if (heard === undefined) return 0;
  const { text } = heard;
  if (text === word) return 1;
  if (text === `${word}s` || text === `${word}es`) return 0.95;
  if (homophonesOf(text).includes(word)) return 0.7;
  return text.length > 3 && word.length > 2 && text[0] === word[0] && heard.sound === sound
    ? 0.5
    : 0;
}
