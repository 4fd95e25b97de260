import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { analyzeQuery, type AnalyzedQuery } from './query/analyze-query.ts';
import { createDeclaredNames } from './declared-names.ts';
import { createCandidateFinder, type Indexes } from './find-candidates.ts';
import { createSequenceReader } from './proximity.ts';
import { fold } from './query/fold.ts';
import { rankDocument, termGains, type RankingContext } from './rank.ts';
import { createPageNames, namedPageGains } from './named-pages.ts';
import { toDocuments, type SearchDocument } from './search-documents.ts';
import type { RankedHits } from './search-hit.ts';
import type { SearchGroup, SearchShard, SpokenTerm } from '#shared/search/search-shard.ts';
import { suggestWords } from './query/suggest-words.ts';
import { createSpokenLexicon } from './query/spoken-lexicon.ts';
import { stopWords } from './query/stop-words.ts';
import { createTextIndex } from './text-index.ts';
import { toHit, wordTest } from './to-hit.ts';
import { findWords } from './query/find-words.ts';
import { weights } from './query/weights.ts';

/** Search options besides the query. */
export interface SearchInput {
  /** Maximum number of hits to return; all are counted. */
  readonly limit?: number;
  /** Group of the current page. */
  readonly current?: SearchGroup;
}

/** The local search. Files can be added at any time; queries use those added so far. */
export interface SearchEngine {
  /** Indexes a file in slices, so that typing stays smooth. The file with the spoken language must come first. */
  add(shard: SearchShard, pause?: () => Promise<void>): Promise<void>;
  search(query: string, input?: SearchInput): RankedHits;
  /** Replaces the default words by the reader's. */
  setMyVocabulary(mine: MyVocabulary): void;
  /** Returns the apparent kind of a query: a name has no answer without the reference. */
  intentOf(query: string): AnalyzedQuery['intent'];
}

/** Milliseconds of indexing between two pauses: too short to notice while typing. */
const slice = 10;

/** Creates an empty engine. */
export function createSearchEngine(): SearchEngine {
  const indexes: Indexes = {
    guides: createTextIndex(weights.fields),
    api: createTextIndex(weights.fields),
  };
  const findCandidates = createCandidateFinder();
  const documents: SearchDocument[] = [];
  const groups: SearchGroup[] = [];
  const byUrl = new Map<string, SearchDocument>();
  const sequenceOf = createSequenceReader();
  const names = new Set<string>();
  const pages = createPageNames();
  const declared = createDeclaredNames();
  const blocks = new Map<string, string>();
  let mine: MyVocabulary = [];
  let terms: readonly SpokenTerm[] = [];
  let lexicon = createSpokenLexicon(terms);

  function setMyVocabulary(words: MyVocabulary): void {
    mine = words;
    lexicon = createSpokenLexicon(terms, mine);
  }

  async function add(
    shard: SearchShard,
    pause: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    if (shard.terms || shard.code) {
      terms = (shard.terms ?? terms).map((term) => withCode(term, shard.code));
      setMyVocabulary(mine);
    }
    const added = toDocuments(shard, documents.length, terms);
    documents.push(...added);
    groups.push(...added.map(({ group }) => group));
    const rest = createRest(pause);
    for (const document of added) {
      await rest();
      addDocument(document);
    }
    for (const [url, code] of Object.entries(shard.blocks ?? {})) {
      const document = byUrl.get(url);
      if (!document) continue;
      await rest();
      indexes.guides.extend(document.id, 'code', code);
      blocks.set(url, code);
    }
  }

  function addDocument(document: SearchDocument): void {
    (document.group === 'api' ? indexes.api : indexes.guides).add(document.id, document);
    byUrl.set(document.url, document);
    pages.add(document);
    declared.add(document);
    if (/\p{Ll}\p{Lu}/u.test(document.heading)) names.add(document.name);
  }

  function analyze(text: string): AnalyzedQuery {
    return analyzeQuery(text, {
      lexicon,
      isKnown: (word) => indexes.guides.has(word) || indexes.api.has(word),
      isName: (word) => names.has(word),
    });
  }

  /** Words of the guides' headings, and the spoken forms that a page explains: readers know these, and each finds something. */
  function knownWords(): ReadonlySet<string> {
    const headings = documents.flatMap(({ group, heading }) => (group === 'api' ? [] : [heading]));
    const spoken = terms.flatMap((term) => (byUrl.has(term.explained) ? [term.spoken] : []));
    const words = findWords([...headings, ...spoken].join(' ')).map((word) => fold(word.text));
    return new Set(words.filter((word) => word.length > 2 && !stopWords.has(word)));
  }

  function search(text: string, { limit = 20, current }: SearchInput = {}): RankedHits {
    const query = analyze(text);
    const { candidates, count } = findCandidates({ query, indexes, documents, groups, limit });
    const context: RankingContext = {
      query,
      sequenceOf,
      rarityOf: (stem) => indexes.guides.rarity(stem),
      codeOf: ({ url }) => blocks.get(url) ?? '',
      ...(current ? { current } : {}),
    };
    const scores = new Map(
      candidates.map(({ document, ...found }) => [
        document,
        rankDocument(document, found, context),
      ]),
    );
    for (const [url, gain] of [...termGains(query), ...namedPageGains(query, pages)]) {
      const document = byUrl.get(url);
      if (document) scores.set(document, (scores.get(document) ?? 0) + gain);
    }
    for (const [document, gain] of declared.gains(query.raw, current))
      scores.set(document, (scores.get(document) ?? 0) + gain);
    const best = [...scores]
      .sort(([a, first], [b, second]) => second - first || a.id - b.id)
      .slice(0, limit);
    const isWanted = wordTest(query);
    return {
      count: Math.max(count, scores.size),
      suggestions: scores.size > 0 ? [] : suggestWords(query.words, knownWords()),
      hits: best.map(([document, score]) =>
        toHit({ ...document, code: blocks.get(document.url) ?? '' }, score, isWanted),
      ),
    };
  }

  return { add, search, setMyVocabulary, intentOf: (text) => analyze(text).intent };
}

function withCode(term: SpokenTerm, code: SearchShard['code']): SpokenTerm {
  const api = code?.[term.key];
  return api === undefined ? term : { ...term, api };
}

/** Returns a function that pauses when called after a slice of work. */
function createRest(pause: () => Promise<void>): () => Promise<void> {
  let begun = Date.now();
  return async () => {
    if (Date.now() - begun <= slice) return;
    await pause();
    begun = Date.now();
  };
}
