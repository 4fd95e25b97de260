import path from 'node:path';
import { toBreadcrumbs } from '../sidebar/to-breadcrumbs.ts';
import type { PageData, PageRecord } from '#shared/page.ts';
import { withBase } from '#shared/base-path.ts';
import type { SidebarViewer } from '../sidebar/windowed-sidebar.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { buildToc } from '../mdx/toc.ts';
import { markdownPath } from '../output/page-outputs.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import type { PageManifest } from '../manifest/build-manifest.ts';
import type { LastUpdate } from './last-updates.ts';
import { toPagination } from './pagination.ts';

/** What a page's data is put together from. */
export interface PageDataInput {
  readonly record: PageRecord;
  /** Path of its source from the folder of the content on, with forward slashes. */
  readonly sourcePath: string;
  readonly compiled: CompiledPage;
  readonly manifest: PageManifest;
  readonly config: SiteConfig;
  readonly viewer?: SidebarViewer;
  readonly lastUpdate?: LastUpdate;
}

/** Puts together everything the layout needs for one page; a pure function of the manifest and the compiled page. */
export function toPageData(input: PageDataInput): PageData {
  const { record, compiled, manifest, config, viewer } = input;
  const sidebar = record.sidebar === null ? undefined : manifest.sidebars.get(record.sidebar);
  const index = sidebar?.indexById.get(record.id);
  const place = index === undefined ? undefined : sidebar?.order[index];
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents;
  return {
    id: record.id,
    path: record.path,
    kind: 'doc',
    origin: record.origin,
    title: record.title,
    description: record.description ?? compiled.description,
    keywords: record.keywords,
    image: compiled.image === undefined ? undefined : absoluteUrl(compiled.image, config),
    hasContentTitle: compiled.contentTitle !== undefined || record.hideTitle,
    sidebar: viewer && sidebar ? viewer.view(record.id, place?.trail ?? []) : null,
    breadcrumbs: config.breadcrumbs
      ? place
        ? toBreadcrumbs(place)
        : [{ label: record.label }]
      : [],
    toc: buildToc(compiled.headings, {
      min: record.tocMinHeadingLevel ?? minHeadingLevel,
      max: record.tocMaxHeadingLevel ?? maxHeadingLevel,
    }),
    hideTableOfContents: record.hideTableOfContents || undefined,
    ...toPagination(record, manifest),
    editUrl: editUrl(input),
    lastUpdated: input.lastUpdate?.date,
    lastUpdatedBy: input.lastUpdate?.author,
    markdownUrl: withBase(config.baseUrl, markdownPath(record.path)),
    unlisted: record.unlisted || undefined,
    contentLanguage: record.isUntranslated
      ? config.locales[config.defaultLocale]?.htmlLang
      : undefined,
  };
}

function editUrl({ record, sourcePath, config }: PageDataInput): string | undefined {
  const { repository } = config;
  if (record.customEditUrl !== undefined) return record.customEditUrl ?? undefined;
  if (record.origin === 'api') return undefined;
  return `${repository.url}/edit/${repository.branch}/${path.posix.join(repository.contentPath, sourcePath)}`;
}

function absoluteUrl(image: string, config: SiteConfig): string {
  return new URL(
    image.startsWith('/') && !image.startsWith('//') ? withBase(config.baseUrl, image) : image,
    config.url,
  ).href;
}
