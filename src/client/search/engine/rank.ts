import type { AnalyzedQuery } from './query/analyze-query.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { commandParts, weights } from './query/weights.ts';
import type { SpokenMatch } from './query/spoken-lexicon.ts';
import { declaredFactor } from './declared-names.ts';
import { proximity, type SequenceReader } from './proximity.ts';
import { stopWords } from './query/stop-words.ts';

/** What is known of a query when its hits are ranked. */
export interface RankingContext {
  readonly query: AnalyzedQuery;
  /** Group of the page that the reader is on. */
  readonly current?: SearchGroup;
  readonly sequenceOf: SequenceReader;
  /** How telling a stem is: the fewer sections have it, the more. */
  readonly rarityOf: (stem: string) => number;
  /** Words in the code blocks of a section. */
  readonly codeOf: (document: SearchDocument) => string;
}

/** Score of a document from what the index gave, weighed by its group, and how much of the query's ideas are in it. */
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

/** "What is …" asks for a meaning: the glossary has those, and headings that begin with a verb tell what to do instead. */
function definitionFactor(
  { url, heading, group }: SearchDocument,
  { isDefinition }: AnalyzedQuery,
): number {
  if (!isDefinition) return 1;
  if (url.includes('/glossary/')) return weights.definition.glossary;
  if (group === 'contributor') return weights.definition.contributor;
  return /^\p{L}+ing\b/u.test(heading) ? weights.definition.doing : 1;
}

/** Headings that say just what was asked gain most, those of pages more than those of sections; then what readers call it. */
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

/** A guide that quotes a name of the query letter by letter gains by how much of the query the name is. */
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

/** How alike two sets of words are, from 0 to 1, rare words counting for more. */
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

/** Gains of the places that tell about the terms of a query, by address: the guide first for what is said, the code first for its names. */
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

/** In a sentence, a word that can be said is mostly just a word. */
function proseShare({ start, end, quality }: SpokenMatch, words: readonly string[]): number {
  const said = words.slice(start, end);
  if (quality < 1 || said.every((word) => stopWords.has(word))) return 0;
  return weights.spokenInProse * (end - start);
}

function partWeight({ term }: SpokenMatch): number {
  return commandParts.find(([key]) => key.test(term.key))?.[1] ?? 0;
}

/** Where pairs are explained as targets: "round" is one after "take", and only the name of the delimiters before "wrap". */
const pairTargets = '/#surrounding-pair';

/** A delimiter in a command that wraps nothing is a target. */
function isPairTarget({ term }: SpokenMatch, spoken: readonly SpokenMatch[]): boolean {
  return (
    /paired_delimiter:/.test(term.key) &&
    spoken.some((other) => /action:/.test(other.term.key)) &&
    !spoken.some((other) => /^wrap_action:|rewrap/.test(other.term.key))
  );
}
