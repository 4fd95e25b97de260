import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import type { SearchGroup, SearchShard, SpokenTerm } from '#shared/search/search-shard.ts';
import { createDeclaredNames } from './declared-names.ts';
import { createSequenceReader } from './proximity.ts';
import { createSpokenLexicon } from './query/spoken-lexicon.ts';
import { toDocuments, type SearchDocument } from './search-documents.ts';
import { TextIndex } from './text-index.ts';
import { createTypeNames } from './type-names.ts';

/** The search index. Shards can be added at any time; queries use those added so far. */
export class SearchIndex {
  /**
   * Separate indexes for guides and reference, because a word that is rare in one may be common in
   * the other.
   */
  readonly texts = { guides: new TextIndex(), api: new TextIndex() };
  readonly documents: SearchDocument[] = [];
  /**
   * Group of each document, by number: reading the groups from 20,000 documents would take longer
   * than the search.
   */
  readonly groups: SearchGroup[] = [];
  readonly byUrl = new Map<string, SearchDocument>();
  /** Headings that contain a camelCase name, each as one folded word. */
  readonly names = new Set<string>();
  /** Reference pages, keyed by folded name: `hattokenmap`. */
  readonly pages = new Map<string, readonly SearchDocument[]>();
  readonly types = createTypeNames();
  readonly declared = createDeclaredNames();
  terms: readonly SpokenTerm[] = [];
  /** The reader's own words. */
  mine: MyVocabulary = [];
  lexicon = createSpokenLexicon([], []);
  readonly sequenceOf = createSequenceReader();

  /** Tests whether any page contains this folded word or stem. */
  has(word: string): boolean {
    return this.texts.guides.has(word) || this.texts.api.has(word);
  }
}

/** Milliseconds of indexing between two pauses: too short to notice while typing. */
const slice = 10;

/** Sets the reader's own words, and rebuilds the lexicon with them. */
export function setVocabulary(index: SearchIndex, mine: MyVocabulary): void {
  index.mine = mine;
  index.lexicon = createSpokenLexicon(index.terms, mine);
}

/**
 * Adds a shard in slices, calling `pause` between them so that typing stays smooth. The shard with
 * the spoken terms must be added first.
 */
export async function addShard(
  index: SearchIndex,
  shard: SearchShard,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (shard.terms || shard.code) {
    index.terms = (shard.terms ?? index.terms).map((term) => ({
      ...term,
      api: shard.code?.[term.key] ?? term.api,
    }));
    setVocabulary(index, index.mine);
  }
  const added = toDocuments(shard, index.documents.length, index.terms);
  index.documents.push(...added);
  index.groups.push(...added.map(({ group }) => group));
  const pauseIfDue = createPauser(pause);
  for (const document of added) {
    await pauseIfDue();
    addDocument(index, document);
  }
  for (const [url, code] of Object.entries(shard.blocks ?? {})) {
    const document = index.byUrl.get(url);
    if (!document) continue;
    await pauseIfDue();
    index.texts.guides.extend(document.id, 'code', code);
    document.code = code;
  }
}

function addDocument(index: SearchIndex, document: SearchDocument) {
  const { texts, byUrl, pages, types, declared, names } = index;
  (document.group === 'api' ? texts.api : texts.guides).add(document.id, document);
  byUrl.set(document.url, document);
  if (document.kind && document.level === 1)
    pages.set(document.name, [...(pages.get(document.name) ?? []), document]);
  types.add(document);
  declared.add(document);
  if (/\p{Ll}\p{Lu}/u.test(document.heading)) names.add(document.name);
}

/**
 * Returns a function that pauses if more than `slice` milliseconds have passed since the last
 * pause.
 */
function createPauser(pause: () => Promise<void>) {
  let startedAt = Date.now();
  return async () => {
    if (Date.now() - startedAt <= slice) return;
    await pause();
    startedAt = Date.now();
  };
}
