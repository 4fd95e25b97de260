import type { SearchGroup } from '#shared/search/search-shard.ts';
import { findCandidates } from './find-candidates.ts';
import { namedPageGains } from './named-pages.ts';
import { analyzeQuery, type AnalyzedQuery } from './analyze-query.ts';
import { findWords } from './query/find-words.ts';
import { fold } from './query/fold.ts';
import { stopWords } from './query/stop-words.ts';
import { suggestWords } from './query/suggest-words.ts';
import { numberedResults, resultLimits } from './result-limits.ts';
import { rankDocument } from './rank.ts';
import type { SearchDocument } from './search-documents.ts';
import type { RankedHits, SearchHit } from './search-hit.ts';
import type { SearchIndex } from './search-index.ts';
import { termGains } from './term-gains.ts';
import { createWordTest, cutSnippet, markWords, type WordTest } from './snippet.ts';

/** Search options other than the query. */
export interface SearchInput {
  /** Maximum number of hits to return. Default: as many as the dialog shows. */
  readonly limit?: number;
  /** Group of the current page. */
  readonly current?: SearchGroup;
  /** Rewrites a text's quoted phrases in the reader's own words. */
  readonly inMyWords?: (text: string) => string;
}

/** Finds the documents that match a query, best first. Never throws. */
export function search(
  index: SearchIndex,
  text: string,
  { limit = resultLimits.shown, current, inMyWords = (said) => said }: SearchInput = {},
): RankedHits {
  const query = analyzeQuery(text, index);
  const { candidates, count } = findCandidates(index, query, current);
  const scores = new Map(
    candidates.map((found) => [found.document, rankDocument(found, query, index, current)]),
  );
  for (const [document, gain] of findGains(index, query, current))
    scores.set(document, (scores.get(document) ?? 0) + gain);
  const ranked = [...scores]
    .sort(([a, first], [b, second]) => second - first || a.id - b.id)
    .map(([document]) => document);
  const best = promoteType(ranked, index, query).slice(0, Math.min(limit, resultLimits.all));
  const isWanted = wordTest(query);
  return {
    count: Math.min(Math.max(count, scores.size), resultLimits.all),
    suggestions: scores.size > 0 ? [] : suggestWords(query.words, knownWords(index)),
    hits: best.map((document) => toHit(document, isWanted, inMyWords)),
    intent: query.intent,
  };
}

type Scored = readonly [SearchDocument, number];

/**
 * Moves the type that a query names in words, such as "hat token map", up to second place. A single
 * word that also occurs in the guides, such as "range", probably means something else: a type with
 * exactly this name moves only to the last numbered place.
 */
function promoteType(
  ranked: readonly SearchDocument[],
  { types, texts }: SearchIndex,
  { words, intent }: AnalyzedQuery,
) {
  const content = words.filter((word) => !stopWords.has(word));
  const type = intent === 'command' ? undefined : types.find(content);
  const isClear = content.length > 1 || !texts.guides.has(content[0] ?? '');
  if (!type || !(isClear || type.name === content[0])) return ranked;
  const place = isClear ? 1 : numberedResults - 1;
  if (ranked.slice(0, place + 1).includes(type)) return ranked;
  return ranked.filter((other) => other !== type).toSpliced(place, 0, type);
}

/** Returns bonuses for the documents that a query names: spoken terms, pages, and declarations. */
function findGains(
  { byUrl, pages, declared }: SearchIndex,
  query: AnalyzedQuery,
  current?: SearchGroup,
): readonly Scored[] {
  return [
    ...[...termGains(query)].flatMap(([url, gain]): Scored[] => {
      const document = byUrl.get(url);
      return document ? [[document, gain]] : [];
    }),
    ...namedPageGains(query, pages),
    ...declared.gains(query.raw, current),
  ];
}

/**
 * Returns the words in the guides' headings and in the spoken forms that a page explains: readers
 * know these words, and each of them has hits.
 */
function knownWords({ documents, terms, byUrl }: SearchIndex) {
  const headings = documents.flatMap(({ group, heading }) => (group === 'api' ? [] : [heading]));
  const forms = terms.flatMap((term) => (byUrl.has(term.explained) ? [term.form] : []));
  const words = findWords([...headings, ...forms].join(' ')).map((word) => fold(word.text));
  return new Set(words.filter((word) => word.length > 2 && !stopWords.has(word)));
}

/**
 * Returns a test for the words to highlight: the query's words, close variants of them, and the
 * spoken forms found in the query.
 */
function wordTest({ concepts, matches }: AnalyzedQuery) {
  const said = matches.flatMap(({ term }) => term.form.split(' '));
  const strong = concepts.flatMap(({ terms }) =>
    [...terms].filter(([, weight]) => weight >= 0.4).map(([term]) => term),
  );
  return createWordTest(
    [...strong, ...said],
    concepts.map(({ word }) => word),
  );
}

/** Converts a matching document to a hit, with its quoted phrases in the reader's words. */
function toHit(
  { url, group, kind, titles, text, forms, aliases, code }: SearchDocument,
  isWanted: WordTest,
  inMyWords: (text: string) => string,
): SearchHit {
  const body =
    text === ''
      ? [forms, aliases].filter(Boolean).join(' ').replaceAll('\n', ', ')
      : inMyWords(text);
  const snippet = cutSnippet(body, isWanted);
  // The query's words may occur only in the code.
  const other = snippet.marks.length > 0 ? snippet : cutSnippet(code, isWanted);
  return {
    url,
    group,
    kind,
    titles,
    title: markWords(inMyWords(titles.at(-1) ?? ''), isWanted),
    snippet: other.marks.length > 0 ? other : snippet,
  };
}
