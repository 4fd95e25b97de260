import type { AnalyzedQuery } from './query/analyze-query.ts';
import { fold } from './query/fold.ts';
import { weights } from './query/weights.ts';
import type { SearchDocument } from './search-documents.ts';

type Page = Pick<SearchDocument, 'url' | 'kind' | 'level' | 'heading'>;

/** Pages of the reference by their spoken names: `HatTokenMap` is "hat token map". */
export interface PageNames {
  add(page: Page): void;
  /** Returns the pages with this name, in lower case and without spaces. */
  named(name: string): readonly Page[];
}

/** Creates an empty list. */
export function createPageNames(): PageNames {
  const byName = new Map<string, Page[]>();
  return {
    add(page) {
      if (page.kind === undefined || page.level > 1) return;
      const name = fold(page.heading.replace(/<.*/, '')).replace(/[^\p{L}\p{N}]+/gu, '');
      byName.set(name, [...(byName.get(name) ?? []), page]);
    },
    named: (name) => byName.get(name) ?? [],
  };
}

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

/** Returns bonuses for the pages that a query names by kind and name, in either order: "Delete class", "class Delete". */
export function namedPageGains(
  { words, intent }: Pick<AnalyzedQuery, 'words' | 'intent'>,
  { named }: Pick<PageNames, 'named'>,
): ReadonlyMap<string, number> {
  // After a name, "api" usually means things that extensions can call: "snippets API".
  const isKind = (word: string, index: number): boolean =>
    kindWords.has(word) && (word !== 'api' || index === 0);
  const kinds = words.filter(isKind);
  const name = words.filter((word, index) => !isKind(word, index) && !fillers.has(word)).join('');
  if (kinds.length === 0 || name === '') return new Map();
  const isRequested = ({ kind }: Page): boolean =>
    kinds.every((word) => [kind, undefined].includes(kindWords.get(word)));
  const gain = intent === 'command' ? weights.namedPage.command : weights.namedPage.gain;
  return new Map(named(name).flatMap((page) => (isRequested(page) ? [[page.url, gain]] : [])));
}
