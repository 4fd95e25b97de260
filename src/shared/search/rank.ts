import type { AnalyzedQuery } from './analyze-query.ts';
import { fold } from './fold.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchGroup } from './search-shard.ts';
import type { SpokenMatch } from './spoken-lexicon.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { findWords } from './tokenize.ts';

/** Who comes first, by what the query seems to be. */
const groupWeights: Readonly<Record<AnalyzedQuery['intent'], Readonly<Record<SearchGroup, number>>>> = {
  spoken: { user: 1, contributor: 0.5, api: 0.1 },
  prose: { user: 1, contributor: 0.7, api: 0.1 },
  identifier: { user: 0.5, contributor: 0.6, api: 1 },
};

/** How much the section that explains a spoken form gains by it; more than any text can. */
const spokenGain = 60;

/** Parts of a command by their weight: what is done says more than where. */
const groupRanks: readonly (readonly [RegExp, number])[] = [
  [/action|snippet/, 1],
  [/scope|modifier|position|ordinal/, 0.85],
  [/delimiter|range|connective/, 0.75],
  [/mark|line_direction|formatter|word|homophone/, 0.7],
  [/letter|digit|symbol|hat_|number/, 0.5],
];

/** What is known of a query when its hits are ranked. */
export interface RankingContext {
  readonly query: AnalyzedQuery;
  /** Group of the page that the reader is on. */
  readonly current?: SearchGroup;
}

/** Score of a document from what the index gave and how many of the query's ideas are in it. */
export function rankDocument(document: SearchDocument, { score, coverage }: { readonly score: number; readonly coverage: number }, { query, current }: RankingContext): number {
  const group = groupWeights[query.intent][document.group];
  const here = current !== undefined && current === document.group ? 1.15 : 1;
  return (score * (0.25 + 0.75 * coverage ** 2) + titleGain(document, query)) * group * here;
}

/** Headings that say just what was asked gain most; those of pages more than those of sections. */
function titleGain({ heading, level, group, kind }: SearchDocument, { words, intent }: AnalyzedQuery): number {
  if (intent === 'identifier') return nameGain(heading, words, level, kind);
  const wanted = new Set(words.filter((word) => !stopWords.has(word)).map(stem));
  const own = findWords(heading).map((word) => stem(fold(word.text))).filter((word) => !stopWords.has(word));
  if (wanted.size === 0 || own.length === 0) return 0;
  const shared = own.filter((word) => wanted.has(word)).length;
  const likeness = (2 * shared) / (wanted.size + own.length);
  return likeness ** 2 * 14 * (level === 1 ? 1.1 : 1) * (group === 'api' ? 0.5 : 1);
}

function nameGain(heading: string, words: readonly string[], level: number, kind?: string): number {
  const name = words.join('');
  const own = fold(heading).replace(/[^\p{L}\p{N}]+/gu, '');
  const gain = own === name ? 40 : own.startsWith(name) ? 8 : 0;
  return gain * (level === 1 ? (kind === 'Module' ? 0.9 : 1.2) : 1);
}

/** Gains of the places that explain the spoken forms of a query, by address. */
export function spokenGains({ spoken, intent, words }: AnalyzedQuery): ReadonlyMap<string, number> {
  const gains = new Map<string, number>();
  for (const match of spoken) {
    const gain = spokenGain * match.quality * rankOf(match) * (1 - 0.1 * Math.min(match.start, 4)) * (intent === 'spoken' ? 1 : proseShare(match, words));
    const { explained, api } = match.term;
    gains.set(explained, Math.max(gain, gains.get(explained) ?? 0));
    if (api !== undefined) gains.set(api, Math.max(gain * 0.3, gains.get(api) ?? 0));
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
