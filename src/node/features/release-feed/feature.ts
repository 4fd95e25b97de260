import { documentTitle } from '#shared/page/document-title.ts';
import { canonicalUrl } from '#shared/page/head-tags.ts';
import { withBase } from '#shared/paths/base-path.ts';
import type { Heading, PageRecord } from '#shared/page/page.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { warningAt, hasErrors, type Problem } from '#shared/problem.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { toIsoDate } from '#node/site/content/to-iso-date.ts';
import { locateFrontmatter } from '#node/site/content/parse-frontmatter.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import type { Feature } from '#node/compile/model/feature.ts';
import type { Site } from '#node/compile/model/site.ts';
import { locate } from '#node/base/report/locate.ts';

/** An Atom feed of releases for each page whose frontmatter requests one. */
export const releaseFeed: Feature = {
  *outputs(site) {
    for (const page of site.pages()) {
      const path = feedPath(page, site);
      if (path === undefined) continue;
      const content = async () => {
        const releases = readReleases(await site.compile(page));
        return releases.length > 0 ? writeFeed(page.record, releases, site.config()) : undefined;
      };
      yield [path.slice(1), { what: `the feed of ${page.source}`, content }];
    }
  },
  checkPage: checkFeed,
  pageTags(page, compiled, site) {
    const path = feedPath(page, site);
    if (path === undefined || readReleases(compiled).length === 0) return [];
    const attributes = {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: page.record.title,
      href: withBase(site.config().baseUrl, path),
    };
    return [{ tag: 'link', attributes }];
  },
};

/**
 * Returns the path of a page's feed: `/release-notes/` → `/release-notes/feed.xml`; undefined for a
 * page without one.
 */
function feedPath({ frontmatter, record }: ScannedPage, site: Site): string | undefined {
  return frontmatter.feed && site.config().url !== '' ? `${record.path}feed.xml` : undefined;
}

/** Finds the releases on a page: its level-2 headings with a date, such as `1.2.0 (2024-05-31)`. */
function readReleases({ headings, sections }: CompiledPage) {
  const levels = new Map(headings.map((heading) => [heading.id, heading.level]));
  return datedHeadings(headings).flatMap(({ id, text: title, date }) => {
    if (date === undefined) return [];
    const from = sections.findIndex((section) => section.id === id);
    const rest = sections.slice(from + 1);
    const end = rest.findIndex((section) => (levels.get(section.id) ?? 2) <= 2);
    const parts = rest
      .slice(0, end === -1 ? undefined : end)
      .map(({ titles, text }) => `${titles.at(-1) ?? ''}: ${text}`);
    return [{ id, title, date, text: [sections[from]?.text, ...parts].filter(Boolean).join(' ') }];
  });
}

/**
 * Returns the level-2 headings that contain a date, each with the date as written and as an ISO
 * date (`2024-05-31`). The ISO date is undefined if the date does not exist.
 */
function datedHeadings(headings: readonly Heading[]) {
  return headings.flatMap((heading) => {
    const [written] = /\b\d{4}-\d{2}-\d{2}\b/.exec(heading.text) ?? [];
    return heading.level === 2 && written !== undefined
      ? [{ ...heading, written, date: toIsoDate(written) }]
      : [];
  });
}

/** Matches characters that XML cannot contain, not even escaped. */
const notXml = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML and removes characters that XML cannot contain. */
const escapeXml = (text: string): string => escapeHtml(text.replace(notXml, ''));

/** Creates an Atom feed from a page of release notes, in the page's order. Source: RFC 4287. */
function writeFeed(
  { title, path }: PageRecord,
  releases: ReturnType<typeof readReleases>,
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

/**
 * Reports a requested feed that cannot be written or has no entries, and releases with invalid
 * dates.
 */
function checkFeed(
  { frontmatter, file }: ScannedPage,
  compiled: CompiledPage,
  site: Site,
): readonly Problem[] {
  if (!frontmatter.feed) return [];
  const report = (message: string, hint: string): readonly Problem[] => [
    warningAt(locateFrontmatter(file, ['feed']), message, hint),
  ];
  if (site.config().url === '')
    return report(
      'The page has no feed: the site has no address.',
      'Set `url` in the configuration.',
    );
  if (hasErrors(compiled.problems)) return [];
  // The feed omits releases whose date is invalid.
  const impossible = datedHeadings(compiled.headings)
    .filter(({ date }) => date === undefined)
    .map(({ text, written }) =>
      warningAt(
        locate(written, file) ?? { file },
        `The feed omits "${text}": the date ${written} does not exist.`,
        'Correct the date, as year, month and day: `2024-05-31`.',
      ),
    );
  return impossible.length > 0 || readReleases(compiled).length > 0
    ? impossible
    : report(
        'The feed of the page is empty: no heading of the second level has a date.',
        'Write the date of a release in its heading: `## 1.2.0 (2024-05-31)`.',
      );
}
