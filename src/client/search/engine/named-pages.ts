import type { AnalyzedQuery } from './query/analyze-query.ts';
import { weights } from './query/weights.ts';
import type { SearchDocument } from './search-documents.ts';

/** Words for a kind of page and the kinds they may mean; words without kinds mean any. */
const kindWords: ReadonlyMap<string, string | undefined> = new Map([
  ['class', 'Class'],
  ['interface', 'Interface'],
  ['module', 'Module'],
  ['namespace', 'Namespace'],
  ['enum', 'Enumeration'],
  ['enumeration', 'Enumeration'],
  ['api', undefined],
]);

/** Words allowed around kind and name: "the Delete class", "API page of Delete". The article "a" means any page of a kind. */
const fillers: ReadonlySet<string> = new Set(['the', 'page', 'of', 'for', 'docs', 'documentation']);

/**
 * Returns bonuses for the pages of the reference that a query names by kind and name, in either
 * order: "Delete class", "class Delete". `pages` holds them by name: `HatTokenMap` is
 * `hattokenmap`.
 */
export function namedPageGains(
  { words, intent }: Pick<AnalyzedQuery, 'words' | 'intent'>,
  pages: ReadonlyMap<string, readonly SearchDocument[]>,
): readonly (readonly [SearchDocument, number])[] {
  // After a name, "api" usually means things that extensions can call: "snippets API".
  const isKind = (word: string, index: number): boolean =>
    kindWords.has(word) && (word !== 'api' || index === 0);
  const kinds = words.filter(isKind);
  const name = words.filter((word, index) => !isKind(word, index) && !fillers.has(word)).join('');
  if (kinds.length === 0 || name === '') return [];
  const isRequested = ({ kind }: SearchDocument): boolean =>
    kinds.every((word) => [kind, undefined].includes(kindWords.get(word)));
  const gain = intent === 'command' ? weights.namedPage.command : weights.namedPage.gain;
  return (pages.get(name) ?? []).filter(isRequested).map((page) => [page, gain]);
}
