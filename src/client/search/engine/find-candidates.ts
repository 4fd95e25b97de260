import type { SearchGroup } from '#shared/search/search-shard.ts';
import { addScore, createScores, keepBest, type Scores } from './document-scores.ts';
import type { AnalyzedQuery, QueryConcept } from './analyze-query.ts';
import { weights } from './query/weights.ts';
import { groupWeights, type Candidate } from './rank.ts';
import { resultLimits } from './result-limits.ts';
import type { SearchIndex } from './search-index.ts';

/** Number of documents to rank carefully; the rest are only counted. */
const candidateLimit = 2 * resultLimits.all;

/**
 * Finds the documents that best match a query, and counts all that match any part of it. `current`
 * is the group of the reader's page.
 */
export function findCandidates(
  { texts, documents, groups }: SearchIndex,
  query: AnalyzedQuery,
  current?: SearchGroup,
) {
  const { concepts, intent } = query;
  const [total, covered] = [createScores(documents.length), createScores(documents.length)];
  let wanted = 0;
  for (const concept of concepts) {
    const idea = createScores(documents.length);
    lookUp(concept, query, texts, idea);
    const importance = (intent === 'identifier' ? texts.api : texts.guides).rarity(concept.word);
    for (const id of idea.found) {
      const score = idea.values[id] ?? 0;
      addScore(total, id, score);
      addScore(covered, id, Math.min(importance, score / weights.fullCoverage));
    }
    wanted += importance;
  }
  const byGroup = groupWeights(intent, current);
  for (const id of total.found)
    total.values[id] = (total.values[id] ?? 0) * byGroup[groups[id] ?? 'api'];
  const candidates = keepBest(total, candidateLimit).flatMap((id): readonly Candidate[] => {
    const document = documents[id];
    const [score = 0, share = 0] = [total.values[id], covered.values[id]];
    return document ? [{ document, score, coverage: share / wanted }] : [];
  });
  return { candidates, count: total.found.length };
}

/**
 * Scores the documents that contain an idea. Looks up whole words first, then longer words that
 * begin with them, and tries misspellings only if nothing else was found.
 */
function lookUp(
  concept: QueryConcept,
  query: AnalyzedQuery,
  { guides, api }: SearchIndex['texts'],
  scores: Scores,
) {
  const { word, terms, apart } = concept;
  // Whether the idea is the whole query, or a compound part of a name, such as `toggleDecorations`
  // in `cursorless.toggleDecorations`.
  const isWhole = query.concepts.length === 1 || (query.intent === 'identifier' && terms.size > 1);
  // The last word may be incomplete.
  const minPrefix = concept === query.concepts.at(-1) ? 2 : 4;
  for (const id of apart) addScore(scores, id, weights.terms.apart * guides.rarity(word));
  for (const index of [guides, api]) {
    for (const [term, weight] of terms)
      index.exact(term, weight, scores, isWhole && term === word ? weights.presence : 0);
    // In some scripts, a single character can begin a longer word: 帽 in 帽子.
    if (word.length >= minPrefix || /^\p{Lo}/u.test(word))
      index.prefix(word, weights.terms.prefix, scores);
  }
  if (scores.found.length === 0 && word.length > 3)
    for (const index of [guides, api])
      index.fuzzy(word, word.length > 7 ? 2 : 1, weights.terms.misspelled, scores);
}
