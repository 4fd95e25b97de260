import type { AnalyzedQuery, QueryConcept } from './query/analyze-query.ts';
import { keepBest } from './keep-best.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { addScore, clearScores, createScores, type Scores } from './scores.ts';
import type { TextIndex } from './text-index.ts';
import { weights } from './query/weights.ts';

/** A document with something of the query in it. */
export interface Candidate {
  readonly document: SearchDocument;
  /** What the index gave, weighed by its group. */
  readonly score: number;
  /** Share of the query's ideas that are in it, rare ones counting for more. */
  readonly coverage: number;
}

/** The guides and the reference apart: what is rare in one is common in the other, and a rare word tells more. */
export interface Indexes {
  readonly guides: TextIndex<keyof typeof weights.fields>;
  readonly api: TextIndex<keyof typeof weights.fields>;
}

/** What candidates are looked up in. */
export interface CandidateInput {
  readonly query: AnalyzedQuery;
  readonly indexes: Indexes;
  readonly documents: readonly SearchDocument[];
  /** Group of each document, apart from it: reading 20,000 documents for it would take longer than the search. */
  readonly groups: readonly SearchGroup[];
  /** Hits that will be made. */
  readonly limit: number;
}

/** Minimum number of documents to rank carefully; the rest are only counted. */
const minCandidates = 60;

/** Buffers for looking up a query; reused, because allocating them takes longer than a search. */
interface Workspace {
  readonly size: number;
  /** Of one idea. */
  readonly idea: Scores;
  /** Of all ideas. */
  readonly total: Scores;
  /** How much of the query is in a document. */
  readonly covered: Scores;
}

/** Finds the documents that have most of a query, and counts those that have any of it. */
export function createCandidateFinder(): (input: CandidateInput) => {
  readonly candidates: readonly Candidate[];
  readonly count: number;
} {
  let space = createWorkspace(0);
  return (input) => {
    if (space.size < input.documents.length) space = createWorkspace(input.documents.length);
    const { idea, total, covered } = space;
    const wanted = addIdeas(input, space);
    const count = total.found.length;
    weigh(total, input);
    const candidates = keepBest(total, Math.max(minCandidates, 2 * input.limit)).flatMap((id) =>
      toCandidate(id, wanted, space, input),
    );
    for (const scores of [idea, total, covered]) clearScores(scores);
    return { candidates, count };
  };
}

function createWorkspace(size: number): Workspace {
  return { size, idea: createScores(size), total: createScores(size), covered: createScores(size) };
}

/** Looks up each idea of a query. Returns how much all of them tell together. */
function addIdeas({ query, indexes }: CandidateInput, { idea, total, covered }: Workspace): number {
  const { concepts, intent } = query;
  let wanted = 0;
  for (const [position, concept] of concepts.entries()) {
    lookUp(
      [indexes.guides, indexes.api],
      {
        concept,
        isLast: position === concepts.length - 1,
        floor: isAllThatIsAsked(concept, query) ? weights.presence : 0,
      },
      idea,
    );
    const importance = (intent === 'identifier' ? indexes.api : indexes.guides).rarity(
      concept.word,
    );
    for (const id of idea.found) {
      addScore(total, id, idea.values[id] ?? 0);
      addScore(covered, id, Math.min(importance, (idea.values[id] ?? 0) / weights.wholly));
    }
    clearScores(idea);
    wanted += importance;
  }
  return wanted;
}

/** A single word, or the part of a name that is made of several: "toggleDecorations" in "cursorless.toggleDecorations". */
function isAllThatIsAsked(concept: QueryConcept, { concepts, intent }: AnalyzedQuery): boolean {
  return concepts.length === 1 || (intent === 'identifier' && concept.terms.size > 1);
}

/** Weighs scores by the groups of their documents. */
function weigh({ values, found }: Scores, { query, groups }: CandidateInput): void {
  const byGroup = weights.groups[query.intent];
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

interface LookUp {
  readonly concept: QueryConcept;
  /** The last word may be half typed. */
  readonly isLast: boolean;
  /** What the word's mere presence counts. */
  readonly floor: number;
}

/** Whole words first, then longer ones; misspelt words are guessed at only where nothing else was found. */
function lookUp(
  indexes: readonly Indexes['api'][],
  { concept: { word, terms }, isLast, floor }: LookUp,
  scores: Scores,
): void {
  let isFound = false;
  for (const index of indexes) {
    for (const [term, weight] of terms)
      isFound = index.exact(term, weight, scores, term === word ? floor : 0) || isFound;
    if (word.length > (isLast ? 1 : 3))
      isFound = index.prefix(word, weights.terms.prefix, scores) || isFound;
  }
  if (!isFound && word.length > 3)
    for (const index of indexes)
      index.fuzzy(word, word.length > 7 ? 2 : 1, weights.terms.misspelt, scores);
}
