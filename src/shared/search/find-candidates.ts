import type { AnalyzedQuery, QueryConcept } from './analyze-query.ts';
import { groupWeight } from './rank.ts';
import type { fieldRules, SearchDocument } from './search-documents.ts';
import type { Scores, TextIndex } from './text-index.ts';

/** A document with something of the query in it. */
export interface Candidate {
  readonly document: SearchDocument;
  readonly score: number;
  /** Share of the query's ideas that are in it. */
  readonly coverage: number;
}

/** What candidates are looked up in. */
export interface CandidateInput {
  readonly query: AnalyzedQuery;
  readonly index: TextIndex<keyof typeof fieldRules>;
  readonly documents: readonly SearchDocument[];
}

/** Documents that are ranked with care; those behind them are only counted. */
const candidateLimit = 300;

/** The documents that have most of the query, and how many have any of it. */
export function findCandidates({ query, index, documents }: CandidateInput): { readonly candidates: readonly Candidate[]; readonly count: number } {
  const total = new Float64Array(documents.length);
  const ideas = new Uint8Array(documents.length);
  for (const [position, concept] of query.concepts.entries()) {
    const scores = new Float64Array(documents.length);
    lookUp(index, { concept, isLast: position === query.concepts.length - 1 }, scores);
    addIdea(scores, total, ideas);
  }
  const found: number[] = [];
  for (let id = 0; id < total.length; id += 1) if ((total[id] ?? 0) > 0) found.push(id);
  const weigh = (id: number): number => (total[id] ?? 0) * groupWeight(query.intent, documents[id]?.group ?? 'api');
  const candidates = keepBest(found, weigh).flatMap((id): Candidate[] => {
    const document = documents[id];
    return document ? [{ document, score: total[id] ?? 0, coverage: (ideas[id] ?? 0) / query.concepts.length }] : [];
  });
  return { candidates, count: found.length };
}

function addIdea(scores: Scores, total: Float64Array, ideas: Uint8Array): void {
  for (let id = 0; id < scores.length; id += 1) {
    const score = scores[id] ?? 0;
    if (score === 0) continue;
    total[id] = (total[id] ?? 0) + score;
    ideas[id] = (ideas[id] ?? 0) + 1;
  }
}

function keepBest(found: readonly number[], weigh: (id: number) => number): readonly number[] {
  if (found.length <= candidateLimit) return found;
  const weights = Float64Array.from(found, weigh);
  const least = weights.slice().sort()[weights.length - candidateLimit] ?? 0;
  return found.filter((_, index) => (weights[index] ?? 0) >= least).slice(0, candidateLimit);
}

interface LookUp {
  readonly concept: QueryConcept;
  /** The last word may be half typed. */
  readonly isLast: boolean;
}

/** Whole words first, then longer ones; misspelt words are guessed at only where nothing else was found. */
function lookUp(index: CandidateInput['index'], { concept: { word, weights }, isLast }: LookUp, scores: Scores): void {
  let isFound = false;
  for (const [term, weight] of weights) isFound = index.exact(term, weight, scores) || isFound;
  if (word.length > (isLast ? 1 : 3)) isFound = index.prefix(word, 0.4, scores) || isFound;
  if (!isFound && word.length > 3) index.fuzzy(word, word.length > 7 ? 2 : 1, 0.6, scores);
}
