import type { ClientConfig } from '#shared/page/site-data.ts';
import type { MarkedText } from '../engine/snippet.ts';
import { toHitTarget } from '../source/address.ts';
import { withoutOwnNumber } from '../source/own-number.ts';
import type { SearchResult } from '../source/search-source.ts';

/** Levels of a hit's titles, from the site's section down to the smallest heading. */
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type HitLevel = (typeof levels)[number];

/** Texts with highlights as markup, keyed by field. */
interface MarkedFields {
  readonly content?: { readonly value: string };
  readonly hierarchy?: Readonly<Partial<Record<HitLevel, { readonly value: string } | null>>>;
}

/** A hit from the hosted service. Its text must not be trusted. */
export interface HostedHit {
  readonly objectID: string;
  readonly url: string;
  /** Level of the matching title, or "content". */
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<HitLevel, string | null>>;
  readonly _highlightResult?: MarkedFields;
  readonly _snippetResult?: MarkedFields;
}

/**
 * Converts a hit to a result without parsing any of the service's text as HTML. A hit without a
 * title gets its URL as the title.
 */
export function toResult(hit: HostedHit, config: ClientConfig): SearchResult {
  const { objectID, url, type, hierarchy, content, _highlightResult, _snippetResult } = hit;
  const target = toHitTarget(url, config);
  const present = levels.filter((level) => hierarchy[level]);
  const own = present.find((level) => level === type) ?? present.at(-1);
  const marked = (level: HitLevel) =>
    fromMarkup(
      _highlightResult?.hierarchy?.[level]?.value ??
        _snippetResult?.hierarchy?.[level]?.value ??
        hierarchy[level] ??
        '',
    );
  const text = fromMarkup(
    _snippetResult?.content?.value ?? _highlightResult?.content?.value ?? content ?? '',
  );
  return {
    key: objectID,
    href: target.href,
    isExternal: target.path === null,
    title: own === undefined ? fromMarkup(url) : withoutOwnNumber(marked(own)),
    path: present
      .slice(0, own === undefined ? 0 : present.indexOf(own))
      .map((level) => fromMarkup(hierarchy[level] ?? '').text),
    snippet: text.text === '' ? null : text,
  };
}

/** HTML entities used by search services. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&#x27;': "'",
};

/**
 * Parses a search service's markup: `<mark>` becomes highlights, entities become characters, and
 * any other markup stays text.
 */
export function fromMarkup(markup: string): MarkedText {
  const marks: [number, number][] = [];
  let text = '';
  let open: number | null = null;
  for (const piece of markup.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') open ??= text.length;
    else if (piece === '</mark>') {
      if (open !== null && open < text.length) marks.push([open, text.length]);
      open = null;
    } else
      text += piece.replace(
        /&(?:amp|lt|gt|quot|#0?39|#x27);/g,
        (entity) => entities[entity] ?? entity,
      );
  }
  return { text, marks };
}
