import { documentTitle } from '#shared/page/document-title.ts';
import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { Heading, PageRecord, SearchSection } from '#shared/page/page.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import { warningAt, hasErrors, type Problem } from '#shared/problem.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { toIsoDate } from '#node/site/content/to-iso-date.ts';
import { locateFrontmatter } from '#node/site/content/parse-frontmatter.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import { locate } from '#node/base/report/locate.ts';

/** One release on a page of release notes. */
interface Release {
  readonly id: string;
  readonly title: string;
  /** ISO date: `2024-05-31`. */
  readonly date: string;
  readonly text: string;
}

/**
 * Returns the path of a page's feed: `/release-notes/` → `/release-notes/feed.xml`; undefined for a
 * page without one.
 */
export function feedPath(
  { frontmatter, record }: Pick<ScannedPage, 'frontmatter' | 'record'>,
  { url }: Pick<SiteConfig, 'url'>,
): string | undefined {
  return frontmatter.feed && url !== '' ? `${record.path}feed.xml` : undefined;
}

/** The part of a compiled page that releases are read from. */
type Notes = Pick<CompiledPage, 'headings' | 'sections'>;

/** Finds the releases on a page: its level-2 headings with a date, such as `1.2.0 (2024-05-31)`. */
export function readReleases({ headings, sections }: Notes): readonly Release[] {
  const levels = new Map(headings.map((heading) => [heading.id, heading.level]));
  return datedHeadings(headings).flatMap(({ id, text: title, written }) => {
    const date = toIsoDate(written);
    if (date === undefined) return [];
    const from = sections.findIndex((section) => section.id === id);
    const rest = sections.slice(from + 1);
    const end = rest.findIndex((section) => (levels.get(section.id) ?? 2) <= 2);
    const parts = end === -1 ? rest : rest.slice(0, end);
    const text = [sections[from]?.text, ...parts.map(partText)].filter(Boolean).join(' ');
    return [{ id, title, date, text }];
  });
}

/** Returns the level-2 headings that contain a date, each with the date as written. */
function datedHeadings(headings: readonly Heading[]) {
  return headings.flatMap((heading) => {
    const [written] = /\b\d{4}-\d{2}-\d{2}\b/.exec(heading.text) ?? [];
    return heading.level === 2 && written !== undefined ? [{ ...heading, written }] : [];
  });
}

/** Matches characters that XML cannot contain, not even escaped. */
const notXml = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML and removes characters that XML cannot contain. */
const escapeXml = (text: string): string => escapeHtml(text.replace(notXml, ''));

function partText({ titles, text }: SearchSection): string {
  return `${titles.at(-1) ?? ''}: ${text}`;
}

/** Returns a page's feed: its path, and its text on demand; undefined for a page without one. */
export function feedOf(
  page: ScannedPage,
  compiled: Notes,
  config: LocalizedConfig,
): { readonly path: string; readonly text: () => string } | undefined {
  const path = feedPath(page, config);
  const releases = path === undefined ? [] : readReleases(compiled);
  if (path === undefined || releases.length === 0) return undefined;
  return { path, text: () => releaseFeed(page.record, releases, config) };
}

/** Creates an Atom feed from a page of release notes, in the page's order. Source: RFC 4287. */
export function releaseFeed(
  { title, path }: Pick<PageRecord, 'title' | 'path'>,
  releases: readonly Release[],
  config: LocalizedConfig,
): string {
  const address = escapeHtml(canonicalUrl(path, config));
  const moment = (date: string): string => `<updated>${date}T00:00:00Z</updated>`;
  const newest = releases.map(({ date }) => date).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(languageOf(config).lang)}">`,
    `<title>${escapeXml(documentTitle(title, config))}</title>`,
    `<id>${address}</id>`,
    `<link href="${address}"/>`,
    `<link rel="self" type="application/atom+xml" href="${address}feed.xml"/>`,
    `<author><name>${escapeXml(config.title)}</name></author>`,
    moment(newest.at(-1) ?? ''),
    ...releases.map(({ id, date, text, title: name }) => {
      const place = `${address}#${escapeHtml(encodeURIComponent(id))}`;
      return `<entry><title>${escapeXml(name)}</title><id>${place}</id><link href="${place}"/>${moment(date)}<summary>${escapeXml(text)}</summary></entry>`;
    }),
    '</feed>',
    '',
  ].join('\n');
}

/** Reports a page that requests a feed but cannot have one. */
export function checkFeed(
  { frontmatter, file }: ScannedPage,
  compiled: CompiledPage,
  { url }: Pick<SiteConfig, 'url'>,
): readonly Problem[] {
  if (!frontmatter.feed) return [];
  const report = (message: string, hint: string): Problem =>
    warningAt(locateFrontmatter(file, ['feed']), message, hint);
  if (url === '')
    return [
      report('The page has no feed: the site has no address.', 'Set `url` in the configuration.'),
    ];
  if (hasErrors(compiled.problems)) return [];
  const impossible = impossibleDates(file, compiled);
  if (impossible.length > 0 || readReleases(compiled).length > 0) return impossible;
  return [
    report(
      'The feed of the page is empty: no heading of the second level has a date.',
      'Write the date of a release in its heading: `## 1.2.0 (2024-05-31)`.',
    ),
  ];
}

/** Reports releases that the feed omits because their date is invalid. */
function impossibleDates(file: string, { headings }: Notes): readonly Problem[] {
  return datedHeadings(headings)
    .filter(({ written }) => toIsoDate(written) === undefined)
    .map(({ text, written }) =>
      warningAt(
        locate(written, file) ?? { file },
        `The feed omits "${text}": the date ${written} does not exist.`,
        'Correct the date, as year, month and day: `2024-05-31`.',
      ),
    );
}
