import { sectionAddress } from '#shared/paths/base-path.ts';
import type { SearchGroup, SearchShard } from '#shared/search/search-shard.ts';
import { spokenNumber } from '#shared/voice/spoken-number.ts';

/** A phrase for a place in the documentation, spoken after "docs". */
export interface DocsPhrase {
  readonly phrase: string;
  /** Path without the base path; for a section, followed by `#` and its heading id. */
  readonly path: string;
}

/** All phrases that can follow "docs", without duplicates. */
export interface DocsPhrases {
  readonly pages: readonly DocsPhrase[];
  /** Phrases that follow "docs class". */
  readonly classes: readonly DocsPhrase[];
  /** The spoken language's word for "class". */
  readonly classWord: string;
}

/**
 * Maximum number of phrases for pages, because longer lists reduce accuracy. The lowest headings
 * come last and are cut off.
 */
const maxPages = 320;

/** Maximum number of words in a phrase. */
const maxWords = 5;

/**
 * Matches the keys of terms that have their own sections, such as actions, scopes and delimiters.
 */
const withPlace =
  /^[^:]*(?:action|modifier|scope_type|position|delimiter|special_mark|range_type)[^:]*:/;

/**
 * Creates phrases from the spoken terms, the headings, the authors' search terms and the
 * reference's classes.
 */
export function docsPhrases({
  user,
  contributor,
  api,
}: Readonly<Record<SearchGroup, SearchShard>>): DocsPhrases {
  const guides = [...user.pages, ...contributor.pages].flatMap(({ path, sections }) =>
    sections.map((section) => ({
      ...section,
      path: sectionAddress(path, section.id),
    })),
  );
  const terms = (user.terms ?? []).filter(({ key }) => withPlace.test(key));
  const classWord = terms.find(({ key }) => key === 'scope_type:class')?.form ?? 'class';
  const isTaken = (phrase: string): boolean =>
    phrase.startsWith('search ') || phrase.startsWith(`${classWord} `);
  const titled = guides
    .map(({ title, path, level }) => ({ text: title, path, level }))
    .sort((one, other) => one.level - other.level);
  const places = new Set(guides.map(({ path }) => path));
  return {
    classWord,
    pages: unique([
      ...terms.map(({ form, explained }) => ({ text: form, path: explained, isTerm: true })),
      ...titled.filter(({ level }) => level === 1),
      // A one-word title is ambiguous, so the section's first search term, such as "hat colors", is
      // offered too.
      ...guides.flatMap(({ title, terms: named = '', path }) =>
        /^\S+$/.test(title) ? [{ text: named.split(', ')[0] ?? '', path }] : [],
      ),
      ...titled,
    ])
      .filter(({ phrase, path }) => places.has(path) && !isTaken(phrase))
      .slice(0, maxPages),
    classes: unique(
      api.pages.flatMap(({ kind, path, sections: [first] }) =>
        kind === 'Class' && first ? [{ text: first.title.replace(/<.*/, ''), path }] : [],
      ),
    ),
  };
}

/**
 * Returns the sayable phrases without duplicates; if several places have the same phrase, the first
 * one wins.
 */
function unique(
  named: readonly { readonly text: string; readonly path: string; readonly isTerm?: boolean }[],
): readonly DocsPhrase[] {
  const byPhrase = new Map<string, DocsPhrase>();
  for (const { text, path, isTerm } of named) {
    // Words of the spoken language are sayable whatever their letters.
    const phrase = isTerm ? text : toSpoken(text);
    if (phrase !== undefined && !byPhrase.has(phrase)) byPhrase.set(phrase, { phrase, path });
  }
  return [...byPhrase.values()];
}

/**
 * Returns the spoken form of a title: identifiers are split into words, and small numbers are
 * spelled out. Returns undefined if that leaves too many words or characters other than Latin
 * letters.
 */
export function toSpoken(text: string): string | undefined {
  const words = text
    .replace(/^\d+[.)]\s+/, '')
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2 ')
    .replace(/[“”"’']/g, (mark) => (/[’']/.test(mark) ? '' : ' '))
    .replace(/[-/,:_.()[\]?!]/g, ' ')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (/^\d{1,2}$/.test(word) ? spokenNumber(Number(word)) : word));
  return words.length > 0 &&
    words.length <= maxWords &&
    words.every((word) => /^[a-z ]+$/.test(word))
    ? words.join(' ')
    : undefined;
}
