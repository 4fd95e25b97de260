import MiniSearch, { type SearchOptions } from 'minisearch';
import { analyzeQuery, type AnalyzedQuery, type QueryConcept } from './analyze-query.ts';
import type { VocabularyOverrides } from '../voice/overrides.ts';
import { rankDocument, spokenGains, type RankingContext } from './rank.ts';
import { fieldWeights, toDocuments, type SearchDocument } from './search-documents.ts';
import type { SearchAnswer, SearchHit } from './search-hit.ts';
import type { SearchGroup, SearchShard, SpokenTerm } from './search-shard.ts';
import { createWordTest, cutSnippet, markWords, type WordTest } from './snippet.ts';
import { createSpokenLexicon } from './spoken-lexicon.ts';
import { tokenize } from './tokenize.ts';

/** What a search may be told besides the query. */
export interface SearchInput {
  /** How many hits are made; all are counted. */
  readonly limit?: number;
  /** Group of the page that the reader is on. */
  readonly current?: SearchGroup;
}

/** The local search: files are added as they arrive, and queries are answered from what is there. */
export interface SearchEngine {
  /** Adds a file in slices, so that typing stays smooth; a file with the spoken language comes first. */
  add(shard: SearchShard): Promise<void>;
  search(query: string, input?: SearchInput): SearchAnswer;
  /** What the query seems to be: some files are needed only for names. */
  intentOf(query: string): AnalyzedQuery['intent'];
}

interface Found {
  score: number;
  ideas: number;
}

const fields = Object.keys(fieldWeights);

/** Makes an empty engine with the reader's own words. */
export function createSearchEngine(overrides: VocabularyOverrides = []): SearchEngine {
  const indexes = { guides: createIndex(), api: createIndex() };
  const documents: SearchDocument[] = [];
  const byUrl = new Map<string, SearchDocument>();
  let terms: readonly SpokenTerm[] = [];
  let lexicon = createSpokenLexicon(terms, overrides);

  async function add(shard: SearchShard): Promise<void> {
    if (shard.terms) lexicon = createSpokenLexicon((terms = shard.terms), overrides);
    const added = toDocuments(shard, documents.length, lexicon.terms);
    documents.push(...added);
    for (const document of added) byUrl.set(document.url, document);
    await indexes[shard.group === 'api' ? 'api' : 'guides'].addAllAsync(added, { chunkSize: 100 });
  }

  function search(text: string, { limit = 20, current }: SearchInput = {}): SearchAnswer {
    const query = analyzeQuery(text, lexicon);
    const context: RankingContext = { query, ...(current ? { current } : {}) };
    const ranked = [...lookUp(indexes.guides, query), ...lookUp(indexes.api, query)].flatMap(([id, { score, ideas }]) => {
      const document = documents[id];
      return document ? [{ document, score: rankDocument(document, { score, coverage: ideas / query.concepts.length }, context) }] : [];
    });
    const scores = new Map(ranked.map(({ document, score }) => [document, score]));
    for (const [url, gain] of spokenGains(query)) {
      const document = byUrl.get(url);
      if (document) scores.set(document, (scores.get(document) ?? 0) + gain);
    }
    const best = [...scores].sort(([a, first], [b, second]) => second - first || a.id - b.id);
    const isWanted = wordTest(query);
    return { query: text, count: best.length, hits: best.slice(0, limit).map(([document, score]) => toHit(document, score, isWanted)) };
  }

  return { add, search, intentOf: (text) => analyzeQuery(text, lexicon).intent };
}

function createIndex(): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>({ fields, tokenize, processTerm: (term) => term });
}

/** Looks up each idea on its own, and adds up what a document has of them. */
function lookUp(index: MiniSearch<SearchDocument>, { concepts }: AnalyzedQuery): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>();
  for (const [position, concept] of concepts.entries()) {
    for (const { id, score } of lookUpConcept(index, concept, position === concepts.length - 1)) {
      const known = found.get(id as number);
      if (known) {
        known.score += score;
        known.ideas += 1;
      } else found.set(id as number, { score, ideas: 1 });
    }
  }
  return found;
}

/** Whole words first; the last word may be half typed; misspelt words are guessed at only where nothing else was found. */
function lookUpConcept(index: MiniSearch<SearchDocument>, { word, weights }: QueryConcept, isLast: boolean) {
  const options: SearchOptions = {
    boost: fieldWeights,
    tokenize: (text) => text.split(' '),
    boostTerm: (term) => weights.get(term) ?? 1,
    prefix: (term) => term === word && word.length > (isLast ? 1 : 3),
    weights: { prefix: 0.4, fuzzy: 0.3 },
  };
  const results = index.search([...weights.keys()].join(' '), options);
  return results.length > 0 || word.length < 4 ? results : index.search(word, { ...options, fuzzy: word.length > 7 ? 2 : 1 });
}

function wordTest({ concepts, spoken }: AnalyzedQuery): WordTest {
  const said = spoken.flatMap(({ term }) => term.spoken.split(' '));
  const words = concepts.map(({ word }) => word);
  const strong = concepts.flatMap(({ weights }) => [...weights].filter(([, weight]) => weight >= 0.4).map(([term]) => term));
  return createWordTest([...words, ...strong, ...said], words);
}

function toHit({ url, group, kind, titles, heading, text, spoken, aliases }: SearchDocument, score: number, isWanted: WordTest): SearchHit {
  const body = text === '' ? [spoken, aliases].filter(Boolean).join(' ').replaceAll('\n', ', ') : text;
  return { url, group, ...(kind ? { kind } : {}), titles, title: markWords(heading, isWanted), snippet: cutSnippet(body, isWanted), score };
}
