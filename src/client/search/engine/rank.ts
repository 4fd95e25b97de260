import type { AnalyzedQuery } from './analyze-query.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { weights, type QueryIntent } from './query/weights.ts';
import { declaredFactor } from './declared-names.ts';
import { proximity } from './proximity.ts';
import type { SearchIndex } from './search-index.ts';

/** A document that matches part of the query. */
export interface Candidate {
  readonly document: SearchDocument;
  /** Score from the index, weighted by group. */
  readonly score: number;
  /** Share of the query's ideas that the document contains, weighted by rarity. */
  readonly coverage: number;
}

/**
 * Returns a document's score: the index's score, adjusted for how much of the query the document
 * covers and how close together, plus bonuses for its heading and for quoted names. `current` is
 * the group of the reader's page.
 */
export function rankDocument(
  { document, score, coverage }: Candidate,
  query: AnalyzedQuery,
  index: SearchIndex,
  current?: SearchGroup,
): number {
  const group = groupWeights(query.intent, current)[document.group];
  const near =
    query.ideaOf.size > 1
      ? proximity(index.sequenceOf(document), query.ideaOf, query.concepts.length)
      : 0;
  const words =
    score *
    (weights.uncovered + (1 - weights.uncovered) * coverage ** 2) *
    (1 + weights.near * near ** 2) *
    (query.intent === 'command' ? weights.commandText : 1);
  const gain = titleGain(document, query, index) + quotedGain(document, query);
  return (words + gain * group) * definitionFactor(document, query);
}

/**
 * Returns the weight of each group, depending on the query and the reader's page; contributors look
 * for contributor pages.
 */
export function groupWeights(
  intent: QueryIntent,
  current: SearchGroup | undefined,
): Readonly<Record<SearchGroup, number>> {
  const { groups, contributing } = weights;
  return intent === 'prose' && (current === 'contributor' || current === 'api')
    ? contributing
    : groups[intent];
}

/**
 * Returns a factor for "What is …" queries, which ask for a definition: raises the glossary, and
 * lowers contributor pages and headings that begin with an "-ing" word.
 */
function definitionFactor(
  { url, heading, group }: SearchDocument,
  { isDefinition }: AnalyzedQuery,
) {
  if (!isDefinition) return 1;
  if (url.includes('/glossary/')) return weights.definition.glossary;
  if (group === 'contributor') return weights.definition.contributor;
  return /^\p{L}+ing\b/u.test(heading) ? weights.definition.doing : 1;
}

/**
 * Returns a bonus for how well a document's heading, or one of the author's search terms, matches
 * the query. A page's heading counts more than a section's.
 */
function titleGain(
  document: SearchDocument,
  { wantedStems, words, intent }: AnalyzedQuery,
  { texts }: SearchIndex,
) {
  const { headingStems, termStems, level, group } = document;
  if (intent === 'identifier') return nameGain(document, words.join(''));
  if (wantedStems.size === 0) return 0;
  const likenessOf = (stems: readonly string[]) =>
    likeness(stems, wantedStems, (stem) => Math.sqrt(texts.guides.rarity(stem)));
  return (
    Math.max(
      likenessOf(headingStems) * (level === 1 ? weights.pageTitle : 1),
      ...termStems.map(likenessOf),
    ) *
    weights.title *
    (intent === 'command' ? weights.commandTitle : 1) *
    (group === 'api' ? weights.apiTitle : 1)
  );
}

/**
 * Returns a bonus for a guide that quotes names from the query exactly, in proportion to their
 * share of the query.
 */
function quotedGain(
  { group, heading, text, aliases, code }: SearchDocument,
  { raw, names }: AnalyzedQuery,
) {
  if (group === 'api' || names.length === 0) return 0;
  const own = `${heading}\n${text}\n${aliases}\n${code}`.toLowerCase();
  const quoted = names.filter((name) => own.includes(name)).map(({ length }) => length);
  return (weights.quoted * quoted.reduce((sum, length) => sum + length, 0)) / raw.length;
}

/** Returns the similarity of two sets of stems, from 0 to 1, weighted by rarity. */
function likeness(
  stems: readonly string[],
  wanted: ReadonlySet<string>,
  rarityOf: (stem: string) => number,
) {
  const sum = (some: readonly string[]) => some.reduce((total, stem) => total + rarityOf(stem), 0);
  const shared = sum(stems.filter((stem) => wanted.has(stem)));
  return shared === 0 ? 0 : ((2 * shared) / (sum(stems) + sum([...wanted]))) ** 2;
}

function nameGain(document: SearchDocument, wanted: string) {
  const { name, aliases, group } = document;
  const { same, begins, choice } = weights.name;
  const gain = name === wanted ? same : name.startsWith(wanted) ? begins : 0;
  const isChoice = group === 'api' && aliases.toLowerCase().split('\n').includes(wanted);
  return Math.max(gain * declaredFactor(document), isChoice ? choice : 0);
}
