import type { AnalyzedQuery } from './analyze-query.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import type { SpokenMatch } from './spoken-lexicon.ts';
import { proximity, type SequenceReader } from './proximity.ts';
import { stopWords } from './stop-words.ts';

/** Who comes first, by what the query seems to be. */
const groupWeights: Readonly<
  Record<AnalyzedQuery['intent'], Readonly<Record<SearchGroup, number>>>
> = {
  spoken: { user: 1, contributor: 0.5, api: 0.1 },
  prose: { user: 1, contributor: 0.7, api: 0.1 },
  identifier: { user: 0.5, contributor: 0.6, api: 1 },
};

/** How much a group's hits count for a kind of query. */
export function groupWeight(intent: AnalyzedQuery['intent'], group: SearchGroup): number {
  return groupWeights[intent][group];
}

/** How much the section that explains a spoken form gains by it; more than any text can. */
const spokenGain = 60;

/** Parts of a command by their weight: what is done says more than where. */
const groupRanks: readonly (readonly [RegExp, number])[] = [
  [/action/, 1],
  [/scope|modifier|position|ordinal/, 0.78],
  [/delimiter|range|connective/, 0.75],
  [/mark|line_direction|formatter|word|homophone|snippet/, 0.7],
  [/letter|digit|symbol|hat_|number/, 0.5],
];

/** What is known of a query when its hits are ranked. */
export interface RankingContext {
  readonly query: AnalyzedQuery;
  /** Group of the page that the reader is on. */
  readonly current?: SearchGroup;
  readonly sequenceOf: SequenceReader;
}

/** Score of a document from what the index gave, weighed by its group, and how much of the query's ideas are in it. */
export function rankDocument(
  document: SearchDocument,
  { score, coverage }: { readonly score: number; readonly coverage: number },
  { query, current, sequenceOf }: RankingContext,
): number {
  const group = groupWeight(query.intent, document.group);
  const here = current !== undefined && current === document.group ? 1.15 : 1;
  const near =
    query.ideaOf.size > 1
      ? proximity(sequenceOf(document), query.ideaOf, query.concepts.length)
      : 0;
  const words =
    score *
    (0.25 + 0.75 * coverage ** 2) *
    (1 + nearGain * near ** 2) *
    (query.intent === 'spoken' ? spokenTextShare : 1);
  return (words + titleGain(document, query) * group) * here * definitionFactor(document, query);
}

/** What is gained when all of a query stands in one sentence. */
const nearGain = 0.4;

/** What is found for a command by its text counts little beside what explains its words. */
const spokenTextShare = 0.25;

/** "What is …" asks for a meaning: the glossary has those, and headings that begin with a verb tell what to do instead. */
function definitionFactor(
  { url, heading, group }: SearchDocument,
  { isDefinition }: AnalyzedQuery,
): number {
  if (!isDefinition) return 1;
  if (url.includes('/glossary/')) return 1.4;
  if (group === 'contributor') return 0.75;
  return /^\p{L}+ing\b/u.test(heading) ? 0.7 : 1;
}

/** Headings that say just what was asked gain most, those of pages more than those of sections; then what readers call it. */
function titleGain(
  { headingStems, termStems, name, level, group, kind }: SearchDocument,
  { wantedStems, words, intent }: AnalyzedQuery,
): number {
  if (intent === 'identifier') return nameGain(name, words.join(''), level, kind);
  if (wantedStems.size === 0) return 0;
  let best = likeness(headingStems, wantedStems) * (level === 1 ? 1.5 : 1);
  for (const stems of termStems) best = Math.max(best, termShare * likeness(stems, wantedStems));
  return best * titleWeight * (intent === 'spoken' ? 0.25 : 1) * (group === 'api' ? 0.5 : 1);
}

/** What a heading gains that says just what was asked. */
const titleWeight = 18;

/** What readers call a section, beside how it is headed. */
const termShare = 1;

/** How alike two sets of words are, from 0 to 1; a few common words are worth little. */
function likeness(stems: readonly string[], wanted: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of stems) if (wanted.has(word)) shared += 1;
  return shared === 0 ? 0 : ((2 * shared) / (wanted.size + stems.length)) ** 2;
}

function nameGain(own: string, wanted: string, level: number, kind?: string): number {
  const gain = own === wanted ? 40 : own.startsWith(wanted) ? 8 : 0;
  return gain * (level === 1 ? (kind === 'Module' ? 0.9 : 1.2) : 1);
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
      spokenGain *
      match.quality *
      rankOf(match) *
      (1 - 0.1 * Math.min(match.start, 4)) *
      (intent === 'spoken' ? 1 : proseShare(match, words));
    add(match.term.explained, gain);
    add(match.term.api, gain * 0.12);
  }
  for (const { explained, api } of named) {
    add(api, spokenGain * 1.2);
    add(explained, spokenGain);
  }
  return gains;
}

/** In a sentence, a word that can be said is mostly just a word. */
function proseShare({ start, end, quality }: SpokenMatch, words: readonly string[]): number {
  const said = words.slice(start, end);
  if (quality < 1 || said.every((word) => stopWords.has(word))) return 0;
  return 0.15 * (end - start);
}

function rankOf({ term }: SpokenMatch): number {
  const group = term.key.slice(0, term.key.indexOf(':'));
  return groupRanks.find(([pattern]) => pattern.test(group))?.[1] ?? 0.6;
}
