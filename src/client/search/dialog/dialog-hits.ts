import type { SearchResult } from '../source/search-source.ts';

/** A result in the shape that DocSearch passes through its lists and keeps as a recent search; what is drawn is its `result`. */
export interface DialogHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: 'lvl1';
  readonly content: null;
  /** The name of its group; below that, DocSearch would sort by page, so all say the same. */
  readonly hierarchy: { readonly lvl0: string; readonly lvl1: null };
  /** The number by which it is chosen, from 1. */
  readonly number: number;
  readonly result: SearchResult;
}

/** Gives results to DocSearch in the order in which it draws them: by group, each where its best result stands. */
export function toDialogHits(results: readonly SearchResult[]): readonly DialogHit[] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const name = result.path[0] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), result]);
  }
  return [...groups.values()].flat().map((result, index) => ({
    objectID: result.key,
    url: result.href,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: result.path[0] ?? '', lvl1: null },
    number: index + 1,
    result,
  }));
}
