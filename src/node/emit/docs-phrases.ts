import type { SearchGroup, SearchShard } from '#shared/search/search-shard.ts';
import { spokenNumber } from '#shared/voice/spoken-number.ts';

/** Words that are said for a place of the documentation, after "docs". */
export interface DocsPhrase {
  readonly phrase: string;
  /** Address without the base path. */
  readonly path: string;
}

/** All that can be said after "docs", each phrase once. */
export interface DocsPhrases {
  readonly pages: readonly DocsPhrase[];
  /** After "docs class". */
  readonly classes: readonly DocsPhrase[];
}

type Shards = Readonly<Record<SearchGroup, SearchShard>>;

/** Recognition suffers from longer lists; the smallest headings come last and are cut. */
const mostPages = 320;

/** Nobody says more words for a place. */
const mostWords = 5;

/** Terms with their own place: actions, scopes, and delimiters. */
const withPlace =
  /^[^:]*(?:action|modifier|scope_type|position|delimiter|special_mark|range_type)[^:]*:/;

/** Makes phrases from the spoken terms, the headings, what readers call a section, and the classes of the reference. */
export function docsPhrases({ user, contributor, api }: Shards): DocsPhrases {
  const guides = [...user.pages, ...contributor.pages].flatMap(({ path, sections }) =>
    sections.map((section) => ({
      ...section,
      path: section.id === undefined ? path : `${path}#${section.id}`,
    })),
  );
  const terms = (user.terms ?? []).filter(({ key }) => withPlace.test(key));
  const titled = guides
    .map(({ title, path, level }) => ({ text: title, path, level }))
    .sort((one, other) => one.level - other.level);
  const places = new Set(guides.map(({ path }) => path));
  return {
    pages: unique([
      ...terms.map(({ spoken, explained }) => ({ text: spoken, path: explained })),
      ...titled.filter(({ level }) => level === 1),
      ...guides.flatMap(usualName),
      ...titled,
    ])
      .filter(({ phrase, path }) => places.has(path) && !/^(?:search|class) /.test(phrase))
      .slice(0, mostPages),
    classes: unique(
      api.pages.flatMap(({ kind, path, sections: [first] }) =>
        kind === 'Class' && first ? [{ text: first.title.replace(/<.*/, ''), path }] : [],
      ),
    ),
  };
}

/** What readers call a section whose heading is a single word, which alone may mean anything: "hat colors". */
function usualName({
  title,
  terms = '',
  path,
}: {
  readonly title: string;
  readonly terms?: string;
  readonly path: string;
}): readonly { readonly text: string; readonly path: string }[] {
  const [first = ''] = terms.split(', ');
  return /^\S+$/.test(title) ? [{ text: first, path }] : [];
}

/** The texts that can be said, each once; the first place of a phrase counts. */
function unique(
  named: readonly { readonly text: string; readonly path: string }[],
): readonly DocsPhrase[] {
  const byPhrase = new Map<string, DocsPhrase>();
  for (const { text, path } of named) {
    const phrase = toSpoken(text);
    if (phrase !== undefined && !byPhrase.has(phrase)) byPhrase.set(phrase, { phrase, path });
  }
  return [...byPhrase.values()];
}

/** A title as it is said: identifiers in words, small numbers by their names; undefined where that is impossible. */
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
    words.length <= mostWords &&
    words.every((word) => /^[a-z ]+$/.test(word))
    ? words.join(' ')
    : undefined;
}
