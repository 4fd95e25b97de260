import path from 'node:path';
import type { Heading, PageData, PageRecord } from '#shared/page/page.ts';
import { toAddress, withBase } from '#shared/paths/base-path.ts';
import type { SidebarView, PagerLink, Breadcrumb } from '#shared/page/navigation.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import { buildToc, markAmbiguousEntries } from './toc.ts';
import { markdownPath } from '#node/base/files/page-outputs.ts';
import type { PageImage } from '#node/compile/model/site.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import type { PageManifest } from '#node/site/manifest/build-manifest.ts';
import type { LastUpdate } from './last-updates.ts';
import { spokenKey } from '#node/compile/links/spoken-key.ts';
import type { TrailedPage } from '#node/site/sidebar/sidebar-tree.ts';

/** A compiled page, and everything else that its layout depends on. */
export interface PageDataInput {
  readonly record: PageRecord;
  /** Path of the page's source relative to the content folder, with forward slashes. */
  readonly sourcePath: string;
  readonly compiled: CompiledPage;
  readonly image?: PageImage;
  readonly manifest: PageManifest;
  readonly config: LocalizedConfig;
  /** The sidebar as displayed on this page; null if the page has none. */
  readonly sidebarView: SidebarView | null;
  readonly lastUpdate?: LastUpdate;
}

/** Assembles everything that the layout of one page needs. The result depends only on the input. */
export function toPageData(input: PageDataInput): PageData {
  const { record, compiled, manifest, config, sidebarView } = input;
  const image = compiled.image ?? (input.image && `/${input.image.output}`);
  const { order = [], indexById } = manifest.sidebars.get(record.sidebar ?? '') ?? {};
  const index = indexById?.get(record.id) ?? Number.NaN;
  const place = order[index];
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents;
  const breadcrumbs = config.breadcrumbs
    ? place
      ? toBreadcrumbs(place)
      : [{ label: record.label }]
    : [];
  const toc = buildToc(
    numberRepeated(compiled.headings),
    record.tocMinHeadingLevel ?? minHeadingLevel,
    record.tocMaxHeadingLevel ?? maxHeadingLevel,
  );
  return {
    id: record.id,
    path: record.path,
    kind: 'doc',
    origin: record.origin,
    title: record.title,
    description: record.description ?? compiled.description,
    keywords: record.keywords,
    image: image === undefined ? undefined : absoluteUrl(image, config),
    imageAlt: input.image?.alt,
    hasContentTitle: compiled.contentTitle !== undefined || record.hideTitle,
    sidebar: sidebarView,
    breadcrumbs,
    toc: markAmbiguousEntries(
      toc,
      { path: record.path, sidebar: sidebarView, breadcrumbs },
      compiled.links,
      config,
    ),
    hideTableOfContents: record.hideTableOfContents || undefined,
    previous: pagerLink(record.paginationPrev, order[index - 1], manifest),
    next: pagerLink(record.paginationNext, order[index + 1], manifest),
    editUrl: editUrl(input),
    lastUpdated: input.lastUpdate?.date,
    lastUpdatedBy: input.lastUpdate?.author,
    markdownUrl: toAddress(config.baseUrl, markdownPath(record.path)),
    unlisted: record.unlisted || undefined,
    ...(record.isUntranslated ? originalLanguage(config) : {}),
  };
}

/** Numbers headings that sound the same as an earlier heading. */
function numberRepeated(headings: readonly Heading[]) {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const key = spokenKey(heading.text);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? heading : { ...heading, repeat: count };
  });
}

/**
 * Returns the language in which untranslated pages are written, and its direction if that differs
 * from the site's.
 */
function originalLanguage({ locales, locale, defaultLocale }: LocalizedConfig) {
  const { htmlLang, direction } = locales[defaultLocale] ?? {};
  return {
    contentLanguage: htmlLang,
    contentDirection: direction === locales[locale]?.direction ? undefined : direction,
  };
}

function editUrl({ record, sourcePath, config }: PageDataInput) {
  const { repository } = config;
  if (record.customEditUrl !== undefined) return record.customEditUrl ?? undefined;
  if (record.origin === 'api' || repository === undefined) return undefined;
  return `${repository.url}/edit/${repository.branch}/${path.posix.join(repository.contentPath, sourcePath)}`;
}

function absoluteUrl(image: string, config: SiteConfig) {
  if (config.url === '') return image;
  return new URL(
    image.startsWith('/') && !image.startsWith('//') ? withBase(config.baseUrl, image) : image,
    config.url,
  ).href;
}

/**
 * Returns a link to the page's neighbor in the sidebar or, if the frontmatter names another page by
 * id (`pagination_prev` and `pagination_next`), to that page. Returns undefined if the frontmatter
 * says `null`. The link text is the target's `pagination_label` if it has one.
 */
function pagerLink(
  named: string | null | undefined,
  neighbor: TrailedPage | undefined,
  { byId }: PageManifest,
): PagerLink | undefined {
  if (named === null) return undefined;
  const target = byId.get(named ?? '') ?? neighbor;
  if (!target) return undefined;
  const label = byId.get(target.id)?.paginationLabel ?? target.label;
  return { label, path: target.path };
}

/**
 * Returns a page's breadcrumbs: its categories, then the page. The breadcrumbs of a category's own
 * page end with the category. The last item has no link.
 */
export function toBreadcrumbs(page: TrailedPage): readonly Breadcrumb[] {
  const categories = page.trail.map(({ label, path, pageId }): Breadcrumb =>
    pageId === page.id ? { label } : { label, path },
  );
  const isOwnPage = page.trail.at(-1)?.pageId === page.id;
  return isOwnPage ? categories : [...categories, { label: page.label }];
}
