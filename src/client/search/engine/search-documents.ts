import { sectionAddress } from '#shared/paths/base-path.ts';
import { groupBy } from '#shared/text/group-by.ts';
import { fold } from './query/fold.ts';
import { stem } from './query/stem.ts';
import { stopWords } from './query/stop-words.ts';
import { findWords } from './query/find-words.ts';
import type {
  IndexedPage,
  SearchGroup,
  SearchShard,
  SpokenTerm,
} from '#shared/search/search-shard.ts';

/** An indexed section: the fields to search, and those shown in a hit. */
export interface SearchDocument {
  readonly id: number;
  /** URL path without the base path, with the section's hash. */
  readonly url: string;
  readonly group: SearchGroup;
  /** Kind of the page's declaration, for all sections of a reference page: "Class", "Module". */
  readonly kind?: string;
  readonly level: number;
  /** Titles from the page down to the section. */
  readonly titles: readonly string[];
  /** Empty if the heading is code, which belongs to `aliases` instead. */
  readonly heading: string;
  /** Stems of the heading's words, without stop words. */
  readonly headingStems: readonly string[];
  /** Stems of each of the author's search terms, without stop words. */
  readonly termStems: readonly (readonly string[])[];
  /** The title as one word, without type parameters on reference pages: `hattokenmap`. */
  readonly name: string;
  /** Titles above the heading. */
  readonly parents: string;
  readonly forms: string;
  /** Descriptions of the section's spoken forms, and the forms' names in the code. */
  readonly meaning: string;
  readonly aliases: string;
  /** The author's search terms. */
  readonly terms: string;
  readonly text: string;
  /** Tags of a declaration: `deprecated`, `override`. */
  readonly marks: readonly string[];
  /** Number of members that override or implement this one. */
  readonly overriders: number;
  /** Text of the section's code blocks; added later, from another file. */
  code: string;
}

/** Converts the sections of a shard's pages to documents, numbered from `firstId`. */
export function toDocuments(
  { group, pages }: SearchShard,
  firstId: number,
  terms: readonly SpokenTerm[],
): readonly SearchDocument[] {
  const byPlace = groupBy(terms, ({ api, explained }) => (group === 'api' ? api : explained));
  return pages
    .flatMap((page) => pageDocuments(page, group))
    .map((draft, index) => {
      const here = byPlace.get(draft.url) ?? [];
      return {
        ...draft,
        id: firstId + index,
        forms: here.map(({ form }) => form).join('\n'),
        meaning: here
          .map(({ key, what }) => `${key.slice(key.indexOf(':') + 1)} ${what ?? ''}`)
          .join('\n'),
      };
    });
}

function pageDocuments(
  { path, kind, sections }: IndexedPage,
  group: SearchGroup,
): readonly Omit<SearchDocument, 'id' | 'forms' | 'meaning'>[] {
  const open: string[] = [];
  return sections.map((section) => {
    const { id, level, title, isQuote, text = '', aliases = [], terms = '' } = section;
    const { marks = [], overriders = 0 } = section;
    open.length = level - 1;
    open.push(title);
    const titles = open.filter(Boolean);
    return {
      url: sectionAddress(path, id),
      group,
      kind,
      level,
      titles,
      heading: isQuote ? '' : title,
      headingStems: contentStems(title),
      termStems: terms === '' ? [] : terms.split(', ').map(contentStems),
      name: toName(group === 'api' ? withoutGenerics(title) : title),
      parents: titles.slice(0, -1).join('\n'),
      aliases: [...aliases, ...(isQuote ? [title] : [])].join('\n'),
      terms,
      text,
      marks,
      overriders,
      code: '',
    };
  });
}

function contentStems(title: string) {
  const words = findWords(title).map((word) => fold(word.text));
  return words.filter((word) => !stopWords.has(word)).map(stem);
}

/** Returns a declaration's name without its type parameters: `Graph` for `Graph<T>`. */
export function withoutGenerics(name: string): string {
  return name.replace(/(?<=.)<.*$/s, '');
}

/** Returns a name's letters and digits, in lowercase. */
export function toName(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
