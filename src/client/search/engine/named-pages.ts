import type { AnalyzedQuery } from './analyze-query.ts';
import { weights } from './query/weights.ts';
import type { SearchDocument } from './search-documents.ts';

/** Kinds of pages, keyed by the word that names them in a query; `undefined` matches every kind. */
const kindWords: ReadonlyMap<string, string | undefined> = new Map([
  ['class', 'Class'],
  ['interface', 'Interface'],
  ['module', 'Module'],
  ['namespace', 'Namespace'],
  ['enum', 'Enumeration'],
  ['enumeration', 'Enumeration'],
  ['api', undefined],
]);

/**
 * Words allowed around the kind and the name: "the Delete class", "API page of Delete". The article
 * "a" is not allowed, because it means any page of that kind.
 */
const fillers: ReadonlySet<string> = new Set(['the', 'page', 'of', 'for', 'docs', 'documentation']);

/**
 * Returns score bonuses for the reference pages that a query names by kind and name, in either
 * order: "Delete class", "class Delete". `pages` is keyed by name: `hattokenmap` for `HatTokenMap`.
 */
export function namedPageGains(
  { words, intent }: Pick<AnalyzedQuery, 'words' | 'intent'>,
  pages: ReadonlyMap<string, readonly SearchDocument[]>,
): readonly (readonly [SearchDocument, number])[] {
  // After a name, "api" usually means an interface that extensions can call, as in "snippets API".
  const isKind = (word: string, index: number) =>
    kindWords.has(word) && (word !== 'api' || index === 0);
  const kinds = words.filter(isKind);
  const name = words.filter((word, index) => !isKind(word, index) && !fillers.has(word)).join('');
  if (kinds.length === 0 || name === '') return [];
  const isRequested = ({ kind }: SearchDocument) =>
    kinds.every((word) => [kind, undefined].includes(kindWords.get(word)));
  const gain = intent === 'command' ? weights.namedPage.command : weights.namedPage.gain;
  return (pages.get(name) ?? []).filter(isRequested).map((page) => [page, gain]);
}
