import { beforeAll, describe, expect, it } from 'vitest';
import { search } from '#client/search/engine/search.ts';
import type { SearchIndex } from '#client/search/engine/search-index.ts';
import { stem } from '#client/search/engine/query/stem.ts';
import { stopWords } from '#client/search/engine/query/stop-words.ts';
import type { SearchablePage } from '#node/features/search/index-files/build-shards.ts';
import { openSearch } from './open-search.ts';

/**
 * Match words of at least three letters, and names, which may contain digits and, inside, dots,
 * hyphens, slashes or underscores.
 */
const plainWord = /^\p{L}{3,}$/u;
const name = /^[\p{L}\p{N}]+(?:[-_./][\p{L}\p{N}]+)*$/u;

let index: SearchIndex;
/**
 * Names in lowercase for which other hits come first: titles and aliases in the API reference, and
 * identifiers that several terms share.
 */
let declared: ReadonlySet<string>;
/** URL of the only section of the written pages that contains a word, keyed by word. */
let only: ReadonlyMap<string, string>;

beforeAll(async () => {
  const { pages, shards, ...opened } = await openSearch();
  index = opened.index;
  const identifiers = (shards.user.terms ?? []).map(({ key }) => key.slice(key.indexOf(':') + 1));
  declared = new Set([
    ...shards.api.pages
      .flatMap(({ sections }) => sections.flatMap(({ title, aliases = [] }) => [title, ...aliases]))
      .map((own) => own.toLowerCase()),
    // Identifiers that several terms share.
    ...identifiers
      .filter((own, index) => identifiers.indexOf(own) !== index)
      .map((own) => own.toLowerCase()),
  ]);
  only = wordsOfOneSection(pages.filter(({ record }) => record.origin !== 'api'));
});

/**
 * Maps each word that occurs in only one section to the URL of that section. Title, text, code and
 * aliases count, and words with the same stem are treated as one.
 */
function wordsOfOneSection(pages: readonly SearchablePage[]): ReadonlyMap<string, string> {
  const places = new Map<string, Set<string>>();
  const words = new Map<string, string>();
  for (const { record, sections } of pages)
    for (const { id, text, code = '', aliases, titles } of sections) {
      const all = [titles.at(-1) ?? '', text, code, ...aliases].join(' ');
      for (const piece of all.split(/[^\p{L}\p{N}\p{M}_./-]+/u)) {
        const word = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
        const key = stem(word.toLowerCase());
        places.set(
          key,
          (places.get(key) ?? new Set()).add(id === '' ? record.path : `${record.path}#${id}`),
        );
        words.set(key, word);
      }
    }
  const unique = [...places].filter(([, urls]) => urls.size === 1);
  return new Map(unique.map(([key, urls]) => [words.get(key) ?? key, [...urls][0] ?? '']));
}

/** Returns words whose section is not among the first three hits. */
function missed(words: readonly string[]): readonly string[] {
  return words.filter((word) => {
    const { hits } = search(index, word, { limit: 3 });
    return !hits.some(({ url }) => url === only.get(word));
  });
}

describe('words of one section', () => {
  it('finds a section by nearly every word that only it contains, wherever the word is', () => {
    const words = [...only.keys()].filter(
      (word) =>
        plainWord.test(word) && !/\p{Ll}\p{Lu}/u.test(word) && !stopWords.has(word.toLowerCase()),
    );
    const lost = missed(words);
    expect(words.length).toBeGreaterThan(300);
    expect(lost.length / words.length, lost.join(' ')).toBeLessThan(0.02);
  });

  it('finds the section by every file, setting, command and other name that the reference lacks', () => {
    const names = [...only.keys()].filter(
      (word) =>
        name.test(word) &&
        word.length > 4 &&
        /\p{Ll}\p{Lu}|\p{L}[-_./]\p{L}/u.test(word) &&
        !word.split('.').some((part) => declared.has(part.toLowerCase())),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(missed(names)).toEqual([]);
  });
});
