import type { AnalyzedQuery } from './query/analyze-query.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { commandParts } from './query/voice-ideas.ts';
import { weights } from './query/weights.ts';
import type { SpokenMatch } from './query/spoken-lexicon.ts';
import { declaredFactor } from './declared-names.ts';
import { proximity, type SequenceReader } from './proximity.ts';
import { stopWords } from './query/stop-words.ts';

/** Facts about a query, used to rank its hits. */
export interface RankingContext {
  readonly query: AnalyzedQuery;
  /** Group of the current page. */
  readonly current?: SearchGroup;
  readonly sequenceOf: SequenceReader;
  /** Returns a stem's weight, which is higher the fewer sections contain it. */
  readonly rarityOf: (stem: string) => number;
  /** Returns the words in a section's code blocks. */
  readonly codeOf: (document: SearchDocument) => string;
}

/**
 * Returns a document's score: the index's, weighted by group and by the share of the query it
 * covers.
 */
export function rankDocument(
  document: SearchDocument,
  { score, coverage }: { readonly score: number; readonly coverage: number },
  context: RankingContext,
): number {
  const { query, current, sequenceOf } = context;
  const group = weights.groups[query.intent][document.group];
  const here = current !== undefined && current === document.group ? weights.here : 1;
  const near =
    query.ideaOf.size > 1
      ? proximity(sequenceOf(document), query.ideaOf, query.concepts.length)
      : 0;
  const words =
    score *
    (weights.uncovered + (1 - weights.uncovered) * coverage ** 2) *
    (1 + weights.near * near ** 2) *
    (query.intent === 'spoken' ? weights.spokenText : 1);
  const gain = titleGain(document, context) + quotedGain(document, context);
  return (words + gain * group) * here * definitionFactor(document, query);
}

/**
 * "What is …" asks for a definition, so the glossary ranks above headings that begin with a verb.
 */
function definitionFactor(
  { url, heading, group }: SearchDocument,
  { isDefinition }: AnalyzedQuery,
): number {
  if (!isDefinition) return 1;
  if (url.includes('/glossary/')) return weights.definition.glossary;
  if (group === 'contributor') return weights.definition.contributor;
  return /^\p{L}+ing\b/u.test(heading) ? weights.definition.doing : 1;
}

/**
 * Returns a bonus for headings that match the query exactly, which is higher for pages than for
 * sections; otherwise for the author's search terms.
 */
function titleGain(
  document: SearchDocument,
  { query: { wantedStems, words, intent }, rarityOf }: RankingContext,
): number {
  const { headingStems, termStems, level, group } = document;
  if (intent === 'identifier') return nameGain(document, words.join(''));
  if (wantedStems.size === 0) return 0;
  let best = likeness(headingStems, wantedStems, rarityOf) * (level === 1 ? weights.pageTitle : 1);
  for (const stems of termStems) best = Math.max(best, likeness(stems, wantedStems, rarityOf));
  return (
    best *
    weights.title *
    (intent === 'spoken' ? weights.spokenTitle : 1) *
    (group === 'api' ? weights.apiTitle : 1)
  );
}

/**
 * Returns the bonus of a guide that quotes a name of the query exactly, in proportion to the name's
 * share of the query.
 */
function quotedGain(
  document: SearchDocument,
  { query: { raw, names }, codeOf }: RankingContext,
): number {
  const { group, text, aliases } = document;
  if (group === 'api' || names.length === 0) return 0;
  const own = `${text}\n${aliases}\n${codeOf(document)}`.toLowerCase();
  const quoted = names.filter((name) => own.includes(name)).map(({ length }) => length);
  return (weights.quoted * quoted.reduce((sum, length) => sum + length, 0)) / raw.length;
}

/** Returns the similarity of two sets of words, from 0 to 1, weighted by rarity. */
function likeness(
  stems: readonly string[],
  wanted: ReadonlySet<string>,
  rarityOf: (stem: string) => number,
): number {
  let shared = 0;
  let all = 0;
  for (const stem of stems) {
    const rarity = Math.sqrt(rarityOf(stem));
    all += rarity;
    if (wanted.has(stem)) shared += rarity;
  }
  if (shared === 0) return 0;
  for (const stem of wanted) all += Math.sqrt(rarityOf(stem));
  return ((2 * shared) / all) ** 2;
}

function nameGain(document: SearchDocument, wanted: string): number {
  const { name } = document;
  const gain =
    name === wanted ? weights.name.same : name.startsWith(wanted) ? weights.name.begins : 0;
  return gain * declaredFactor(document);
}

/**
 * Returns bonuses, by address, for the places that explain a query's terms: the guide first for
 * spoken forms, the code first for its names.
 */
export function termGains({
  spoken,
  named,
  intent,
  words,
}: AnalyzedQuery): ReadonlyMap<string, number> {
  const gains = new Map<string, number>();
  const add = (place: string | undefined, gain: number): void => {
    if (place !== undefined && gain > 0) gains.set(place, Math.max(gain, gains.get(place) ?? 0));
  };
  for (const match of spoken) {
    const gain =
      weights.explained *
      match.quality *
      partWeight(match) *
      (1 - weights.position * Math.min(match.start, 4)) *
      (intent === 'spoken' ? 1 : proseShare(match, words));
    add(isPairTarget(match, spoken) ? pairTargets : match.term.explained, gain);
    add(match.term.api, gain * weights.explainedCode);
  }
  for (const { explained, api } of named) {
    add(api, weights.explained * weights.namedCode);
    add(explained, weights.explained);
  }
  return gains;
}

/**
 * Returns the share of a match that counts: in a sentence, a spoken form is usually just a word.
 */
function proseShare({ start, end, quality }: SpokenMatch, words: readonly string[]): number {
  const said = words.slice(start, end);
  if (quality < 1 || said.every((word) => stopWords.has(word))) return 0;
  return weights.spokenInProse * (end - start);
}

function partWeight({ term }: SpokenMatch): number {
  return commandParts.find(([key]) => key.test(term.key))?.[1] ?? 0;
}

/**
 * The address that explains pairs as targets: "round" is one after "take", but just a delimiter's
 * name before "wrap".
 */
const pairTargets = '/#surrounding-pair';

/** Tests for a delimiter used as a target, that is, in a command that wraps nothing. */
function isPairTarget({ term }: SpokenMatch, spoken: readonly SpokenMatch[]): boolean {
  return (
    /paired_delimiter:/.test(term.key) &&
    spoken.some((other) => /action:/.test(other.term.key)) &&
    !spoken.some((other) => /^wrap_action:|rewrap/.test(other.term.key))
  );
}
