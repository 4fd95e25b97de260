import path from 'node:path';
import { toBreadcrumbs } from '#node/site/sidebar/to-breadcrumbs.ts';
import type { Heading, PageData, PageRecord } from '#shared/page/page.ts';
import { toAddress, withBase } from '#shared/paths/base-path.ts';
import type { SidebarView } from '#shared/page/navigation.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import { buildToc } from './toc.ts';
import { markdownPath } from '#node/base/files/page-outputs.ts';
import type { PageImage } from '#node/compile/model/page-image.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import type { PageManifest } from '#node/site/manifest/build-manifest.ts';
import type { LastUpdate } from './last-updates.ts';
import { spokenKey } from '#node/compile/links/spoken-key.ts';
import { markAmbiguousEntries } from './mark-ambiguous-entries.ts';
import { toPagination } from './pagination.ts';

/** A compiled page, and everything else that its layout depends on. */
export interface PageDataInput {
  readonly record: PageRecord;
  /** Path of its source relative to the content folder, with forward slashes. */
  readonly sourcePath: string;
  readonly compiled: CompiledPage;
  readonly image?: PageImage;
  readonly manifest: PageManifest;
  readonly config: LocalizedConfig;
  /** The sidebar's view on this page. */
  readonly sidebarView: SidebarView | null;
  readonly lastUpdate?: LastUpdate;
}

/**
 * Assembles everything the layout needs for one page; a pure function of the manifest and the
 * compiled page.
 */
export function toPageData(input: PageDataInput): PageData {
  const { record, compiled, manifest, config, sidebarView } = input;
  const image = compiled.image ?? (input.image && `/${input.image.output}`);
  const sidebar = record.sidebar === null ? undefined : manifest.sidebars.get(record.sidebar);
  const index = sidebar?.indexById.get(record.id);
  const place = index === undefined ? undefined : sidebar?.order[index];
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents;
  const breadcrumbs = config.breadcrumbs
    ? place
      ? toBreadcrumbs(place)
      : [{ label: record.label }]
    : [];
  const toc = buildToc(numberRepeated(compiled.headings), {
    min: record.tocMinHeadingLevel ?? minHeadingLevel,
    max: record.tocMaxHeadingLevel ?? maxHeadingLevel,
  });
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
    toc: markAmbiguousEntries(toc, {
      page: { path: record.path, sidebar: sidebarView, breadcrumbs },
      links: compiled.links,
      config,
    }),
    hideTableOfContents: record.hideTableOfContents || undefined,
    ...toPagination(record, manifest),
    editUrl: editUrl(input),
    lastUpdated: input.lastUpdate?.date,
    lastUpdatedBy: input.lastUpdate?.author,
    markdownUrl: toAddress(config.baseUrl, markdownPath(record.path)),
    unlisted: record.unlisted || undefined,
    ...(record.isUntranslated ? originalLanguage(config) : {}),
  };
}

/** Numbers headings with the same text. */
function numberRepeated(headings: readonly Heading[]): readonly Heading[] {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const key = spokenKey(heading.text);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? heading : { ...heading, repeat: count };
  });
}

/** Returns the language of untranslated pages, and its direction if it differs from the site's. */
function originalLanguage({
  locales,
  locale,
  defaultLocale,
}: LocalizedConfig): Pick<PageData, 'contentLanguage' | 'contentDirection'> {
  const { htmlLang, direction } = locales[defaultLocale] ?? {};
  return {
    contentLanguage: htmlLang,
    contentDirection: direction === locales[locale]?.direction ? undefined : direction,
  };
}

function editUrl({ record, sourcePath, config }: PageDataInput): string | undefined {
  const { repository } = config;
  if (record.customEditUrl !== undefined) return record.customEditUrl ?? undefined;
  if (record.origin === 'api' || repository === undefined) return undefined;
  return `${repository.url}/edit/${repository.branch}/${path.posix.join(repository.contentPath, sourcePath)}`;
}

function absoluteUrl(image: string, config: SiteConfig): string {
  if (config.url === '') return image;
  return new URL(
    image.startsWith('/') && !image.startsWith('//') ? withBase(config.baseUrl, image) : image,
    config.url,
  ).href;
}
