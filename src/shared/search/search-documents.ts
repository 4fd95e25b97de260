import type { IndexedPage, SearchGroup, SearchShard, SpokenTerm } from './search-shard.ts';

/** A section as the index holds it: the fields that are searched, and what a hit shows. */
export interface SearchDocument {
  readonly id: number;
  readonly url: string;
  readonly group: SearchGroup;
  readonly kind?: string;
  readonly level: number;
  readonly titles: readonly string[];
  readonly heading: string;
  /** Titles above the heading. */
  readonly parents: string;
  readonly spoken: string;
  /** What the spoken forms of the section do, and the code's names for them. */
  readonly meaning: string;
  readonly aliases: string;
  readonly text: string;
}

/** Fields that are searched, with their weights. */
export const fieldWeights = { heading: 4, spoken: 3, meaning: 1.6, parents: 1.2, aliases: 0.7, text: 1 } as const;

/** Turns the pages of a file into documents; numbers them from `firstId`. */
export function toDocuments({ group, pages }: SearchShard, firstId: number, terms: readonly SpokenTerm[]): readonly SearchDocument[] {
  const byPlace = new Map<string, SpokenTerm[]>();
  for (const term of terms) for (const place of [term.explained, term.api]) if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), term]);
  const drafts = pages.flatMap((page) => pageDocuments(page, group));
  return drafts.map((draft, index) => {
    const here = byPlace.get(draft.url) ?? [];
    return { ...draft, id: firstId + index, spoken: here.map(({ spoken }) => spoken).join('\n'), meaning: here.map(({ key, what }) => `${key.slice(key.indexOf(':') + 1)} ${what ?? ''}`).join('\n') };
  });
}

function pageDocuments({ path, kind, sections }: IndexedPage, group: SearchGroup): readonly Omit<SearchDocument, 'id' | 'spoken' | 'meaning'>[] {
  const open: string[] = [];
  return sections.map(({ id, level, title, text = '', aliases = [] }) => {
    open.length = Math.min(open.length, level - 1);
    while (open.length < level - 1) open.push('');
    open.push(title);
    const titles = open.filter(Boolean);
    return { url: id === undefined ? path : `${path}#${id}`, group, ...(kind ? { kind } : {}), level, titles, heading: title, parents: titles.slice(0, -1).join('\n'), aliases: aliases.join('\n'), text };
  });
}
