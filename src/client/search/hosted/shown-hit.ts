import type { MarkedText } from '../engine/snippet.ts';
import { decodeEntities, escapeMarkup, fromMarkup, toMarkup } from './marked-markup.ts';
import { hitLevels, type HitLevel, type HostedHit, type MarkedFields } from './wire.ts';
import type { SearchHit } from '../engine/search-hit.ts';

/** What is drawn of a hit, whichever engine it comes from. All texts are plain. */
export interface ShownHit {
  readonly title: MarkedText;
  /** Titles above it. */
  readonly path: readonly string[];
  readonly snippet: MarkedText | null;
}

const noText: MarkedText = { text: '', marks: [] };

/** Reads what is to be drawn out of a hit; texts of the service are text, whatever is in them. */
export function toShownHit({
  type,
  hierarchy,
  content,
  _snippetResult,
  _highlightResult,
}: Pick<
  HostedHit,
  'type' | 'hierarchy' | 'content' | '_snippetResult' | '_highlightResult'
>): ShownHit {
  const present = hitLevels.filter(
    (level) => typeof hierarchy[level] === 'string' && hierarchy[level] !== '',
  );
  const own = present.find((level) => level === type) ?? present.at(-1);
  const marked = (level: HitLevel): MarkedText =>
    read(
      _highlightResult?.hierarchy?.[level]?.value ??
        _snippetResult?.hierarchy?.[level]?.value ??
        hierarchy[level],
    );
  const text = read(_snippetResult?.content?.value ?? contentOf(_highlightResult) ?? content);
  return {
    title: own === undefined ? noText : marked(own),
    path: present
      .slice(0, own === undefined ? 0 : present.indexOf(own))
      .map((level) => decodeEntities(hierarchy[level] ?? '')),
    snippet: text.text === '' ? null : text,
  };
}

function contentOf(fields: MarkedFields | undefined): string | undefined {
  return fields?.content?.value;
}

function read(markup: string | null | undefined): MarkedText {
  return typeof markup === 'string' ? fromMarkup(markup) : noText;
}

/** Titles of the groups of results. */
export interface GroupTitles {
  readonly user: string;
  readonly contributor: string;
  readonly api: string;
}

/** Gives a hit of the local engine the shape of the hosted service, as DocSearch wants it; all its texts are escaped. */
export function toHostedHit(
  { url, group, kind, titles, title, snippet }: SearchHit,
  { groups, address }: { readonly groups: GroupTitles; readonly address: (path: string) => string },
): HostedHit {
  const above = group === 'api' ? [groups.contributor, groups.api] : [groups[group]];
  const names = [
    ...above,
    ...titles.slice(0, -1),
    kind && titles.length === 1
      ? `${titles[0] ?? ''} (${kind.toLowerCase()})`
      : (titles.at(-1) ?? ''),
  ].slice(0, hitLevels.length);
  const hierarchy = Object.fromEntries(
    hitLevels.map((level, index) => [
      level,
      names[index] === undefined ? null : escapeMarkup(names[index]),
    ]),
  ) as Record<HitLevel, string | null>;
  const own = hitLevels[names.length - 1] ?? 'lvl1';
  const marked = { ...title, text: names.at(-1) ?? '' };
  return {
    objectID: url,
    url: address(url),
    type: own,
    content: snippet.text === '' ? null : escapeMarkup(snippet.text),
    hierarchy,
    _highlightResult: {
      hierarchy: { lvl0: { value: hierarchy.lvl0 ?? '' }, [own]: { value: toMarkup(marked) } },
    },
    _snippetResult: {
      hierarchy: { [own]: { value: toMarkup(marked) } },
      content: { value: toMarkup(snippet) },
    },
  };
}
