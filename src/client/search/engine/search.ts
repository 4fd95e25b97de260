import type { SearchGroup } from '#shared/search/search-shard.ts';
import { namedPageGains } from './named-pages.ts';
import { analyzeQuery, type AnalyzedQuery } from './query/analyze-query.ts';
import { findWords } from './query/find-words.ts';
import { fold } from './query/fold.ts';
import { stopWords } from './query/stop-words.ts';
import { suggestWords } from './query/suggest-words.ts';
import { rankDocument, type RankingContext } from './rank.ts';
import type { SearchDocument } from './search-documents.ts';
import type { RankedHits } from './search-hit.ts';
import type { SearchIndex } from './search-index.ts';
import { termGains } from './term-gains.ts';
import { toHit, wordTest } from './to-hit.ts';

/** Search options other than the query. */
export interface SearchInput {
  /** Maximum number of hits to return; all are counted. Default: 20. */
  readonly limit?: number;
  /** Group of the current page. */
  readonly current?: SearchGroup;
  /** Rewrites the quoted phrases of a text in the reader's words. */
  readonly inMyWords?: (text: string) => string;
}

/** Finds the documents that match a query, best first. Never throws. */
export function search(
  index: SearchIndex,
  text: string,
  { limit = 20, current, inMyWords = (said) => said }: SearchInput = {},
): RankedHits {
  const { documents, groups, texts, blocks } = index;
  const query = analyze(index, text);
  const { candidates, count } = index.findCandidates({ query, texts, documents, groups, limit });
  const context: RankingContext = {
    query,
    sequenceOf: index.sequenceOf,
    rarityOf: (stem) => texts.guides.rarity(stem),
    codeOf: ({ url }) => blocks.get(url) ?? '',
    current,
  };
  const scores = new Map(
    candidates.map(({ document, ...found }) => [document, rankDocument(document, found, context)]),
  );
  for (const [document, gain] of findGains(index, query, current))
    scores.set(document, (scores.get(document) ?? 0) + gain);
  const best = [...scores]
    .sort(([a, first], [b, second]) => second - first || a.id - b.id)
    .slice(0, limit);
  const isWanted = wordTest(query);
  return {
    count: Math.max(count, scores.size),
    suggestions: scores.size > 0 ? [] : suggestWords(query.words, knownWords(index)),
    hits: best.map(([document, score]) => {
      const { url, heading, text: body } = document;
      const shown = { heading: inMyWords(heading), text: inMyWords(body) };
      return toHit({ ...document, ...shown, code: blocks.get(url) ?? '' }, score, isWanted);
    }),
  };
}

/**
 * Returns the apparent kind of a query; a declaration's name cannot be found without the reference.
 */
export function intentOf(index: SearchIndex, text: string): AnalyzedQuery['intent'] {
  return analyze(index, text).intent;
}

function analyze({ lexicon, texts, names }: SearchIndex, text: string): AnalyzedQuery {
  return analyzeQuery(text, {
    lexicon,
    isKnown: (word) => texts.guides.has(word) || texts.api.has(word),
    isName: (word) => names.has(word),
  });
}

/** Returns the bonuses of documents that a query names: spoken terms, pages and declarations. */
function findGains(
  { byUrl, pages, declared }: SearchIndex,
  query: AnalyzedQuery,
  current?: SearchGroup,
): readonly (readonly [SearchDocument, number])[] {
  const byAddress = [...termGains(query), ...namedPageGains(query, pages)];
  return [
    ...byAddress.flatMap(([url, gain]) => {
      const document = byUrl.get(url);
      return document ? [[document, gain] as const] : [];
    }),
    ...declared.gains(query.raw, current),
  ];
}

/**
 * Returns words of the guides' headings, and the spoken forms that a page explains: readers know
 * these, and each finds something.
 */
function knownWords({ documents, terms, byUrl }: SearchIndex): ReadonlySet<string> {
  const headings = documents.flatMap(({ group, heading }) => (group === 'api' ? [] : [heading]));
  const forms = terms.flatMap((term) => (byUrl.has(term.explained) ? [term.form] : []));
  const words = findWords([...headings, ...forms].join(' ')).map((word) => fold(word.text));
  return new Set(words.filter((word) => word.length > 2 && !stopWords.has(word)));
}
