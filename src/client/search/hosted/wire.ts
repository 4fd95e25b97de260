/** Levels of a hit's titles, from the section of the site down to the smallest heading. */
export type HitLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** All levels, from the top. */
export const hitLevels: readonly HitLevel[] = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
];

/** A text of the service with its highlight marks. */
export interface MarkedValue {
  readonly value: string;
}

/** Marked texts by field. */
export interface MarkedFields {
  readonly content?: MarkedValue;
  readonly hierarchy?: Readonly<Partial<Record<HitLevel, MarkedValue | null>>>;
}

/** A hit as the hosted service gives it. Whoever draws it must not trust its texts. */
export interface HostedHit {
  readonly objectID: string;
  readonly url: string;
  /** Level of the title that was found, or "content". */
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<HitLevel, string | null>>;
  readonly _highlightResult?: MarkedFields;
  readonly _snippetResult?: MarkedFields;
}

/** One query. Everything but its index and text travels URL-encoded in `params`. */
export interface HostedQuery {
  readonly indexName: string;
  readonly query?: string;
  readonly [parameter: string]: unknown;
}

/** The answer to one query. */
export interface HostedAnswer {
  readonly index?: string;
  readonly query: string;
  readonly hits: readonly HostedHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
}

/** Puts a query into the form that it is sent in. */
export function encodeParams({ indexName, query = '', params, ...rest }: HostedQuery): {
  readonly indexName: string;
  readonly query: string;
  readonly params: string;
} {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const encoded = given.map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
  );
  return {
    indexName,
    query,
    params: [...(typeof params === 'string' ? [params] : []), ...encoded].join('&'),
  };
}
