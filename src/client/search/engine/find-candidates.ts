import type { AnalyzedQuery, QueryConcept } from './query/analyze-query.ts';
import { keepBest } from './keep-best.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { groupWeights } from './rank.ts';
import { resultLimits } from './result-limits.ts';
import { addScore, clearScores, createScores, type Scores } from './document-scores.ts';
import type { TextIndex } from './text-index.ts';
import { weights } from './query/weights.ts';

/** A document that matches part of the query. */
interface Candidate {
  readonly document: SearchDocument;
  /** Score from the index, weighted by group. */
  readonly score: number;
  /** Share of the query's ideas that it contains, weighted by rarity. */
  readonly coverage: number;
}

/**
 * Indexes for guides and reference, counted separately: a word that is rare in one may be common in
 * the other.
 */
export type TextIndexes = Readonly<Record<'guides' | 'api', TextIndex>>;

interface CandidateInput {
  readonly query: AnalyzedQuery;
  readonly texts: TextIndexes;
  readonly documents: readonly SearchDocument[];
  /** Group of the current page. */
  readonly current?: SearchGroup;
  /** Group of each document. A separate array, because reading 20,000 documents for it would take longer than the search. */
  readonly groups: readonly SearchGroup[];
}

/** Number of documents to rank carefully; the rest are only counted. */
const candidateLimit = 2 * resultLimits.all;

/** Buffers for looking up a query; reused, because allocating them takes longer than a search. */
interface Workspace {
  readonly size: number;
  /** Scores of one idea. */
  readonly idea: Scores;
  /** Scores of all ideas. */
  readonly total: Scores;
  /** Share of the query in each document. */
  readonly covered: Scores;
}

/** Finds the best-matching documents and counts all that match any part of a query. */
export type CandidateFinder = (input: CandidateInput) => {
  readonly candidates: readonly Candidate[];
  readonly count: number;
};

/** Creates a finder that reuses its buffers. */
export function createCandidateFinder(): CandidateFinder {
  let space = createWorkspace(0);
  return (input) => {
    if (space.size < input.documents.length) space = createWorkspace(input.documents.length);
    const { idea, total, covered } = space;
    const wanted = addIdeas(input, space);
    const count = total.found.length;
    weigh(total, input);
    const candidates = keepBest(total, candidateLimit).flatMap((id) =>
      toCandidate(id, wanted, space, input),
    );
    for (const scores of [idea, total, covered]) clearScores(scores);
    return { candidates, count };
  };
}

function createWorkspace(size: number): Workspace {
  return { size, idea: createScores(size), total: createScores(size), covered: createScores(size) };
}

/** Looks up each idea of a query. Returns the sum of their weights. */
function addIdeas({ query, texts }: CandidateInput, { idea, total, covered }: Workspace): number {
  const { concepts, intent } = query;
  let wanted = 0;
  for (const [position, concept] of concepts.entries()) {
    lookUp(
      [texts.guides, texts.api],
      {
        concept,
        isLast: position === concepts.length - 1,
        floor: isWholeQuery(concept, query) ? weights.presence : 0,
      },
      idea,
    );
    const importance = (intent === 'identifier' ? texts.api : texts.guides).rarity(concept.word);
    for (const id of idea.found) {
      addScore(total, id, idea.values[id] ?? 0);
      addScore(covered, id, Math.min(importance, (idea.values[id] ?? 0) / weights.fullCoverage));
    }
    clearScores(idea);
    wanted += importance;
  }
  return wanted;
}

/**
 * Tests whether an idea is the entire query: a single word, or a name's last compound part, as
 * "toggleDecorations" in "cursorless.toggleDecorations".
 */
function isWholeQuery(concept: QueryConcept, { concepts, intent }: AnalyzedQuery): boolean {
  return concepts.length === 1 || (intent === 'identifier' && concept.terms.size > 1);
}

/** Weights scores by their documents' groups. */
function weigh({ values, found }: Scores, { query, groups, current }: CandidateInput): void {
  const byGroup = groupWeights(query.intent, current);
  for (const id of found) values[id] = (values[id] ?? 0) * byGroup[groups[id] ?? 'api'];
}

function toCandidate(
  id: number,
  wanted: number,
  { total, covered }: Workspace,
  { documents }: CandidateInput,
): readonly Candidate[] {
  const document = documents[id];
  return document
    ? [{ document, score: total.values[id] ?? 0, coverage: (covered.values[id] ?? 0) / wanted }]
    : [];
}

/** Tests for a word of a script in which a letter may begin a whole word: 帽 in 帽子. */
function isUnspaced(word: string): boolean {
  return /^\p{Lo}/u.test(word);
}

interface LookUp {
  readonly concept: QueryConcept;
  /** The last word may be incomplete. */
  readonly isLast: boolean;
  /** Score for merely containing the word. */
  readonly floor: number;
}

/**
 * Looks up whole words first, then longer ones; tries misspellings only if nothing else was found.
 */
function lookUp(
  indexes: readonly TextIndex[],
  { concept: { word, terms, apart }, isLast, floor }: LookUp,
  scores: Scores,
): void {
  let isFound = apart.length > 0;
  for (const id of apart)
    addScore(scores, id, weights.terms.apart * (indexes[0]?.rarity(word) ?? 0));
  for (const index of indexes) {
    for (const [term, weight] of terms)
      isFound = index.exact(term, weight, scores, term === word ? floor : 0) || isFound;
    if (word.length > (isLast ? 1 : 3) || isUnspaced(word))
      isFound = index.prefix(word, weights.terms.prefix, scores) || isFound;
  }
  if (!isFound && word.length > 3)
    for (const index of indexes)
      index.fuzzy(word, word.length > 7 ? 2 : 1, weights.terms.misspelled, scores);
}
