import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { DocsVersion } from '#node/site/content/docs-versions.ts';
import { isShownIn } from '#node/site/content/place-pages.ts';
import { llmsFullTxt, llmsTxt } from './llms-txt.ts';
import { isInSitemap, sitemap, sitemapIndex, type SitemapPage } from './sitemap.ts';

/** Everything that the lists of pages contain. */
export interface VersionFilesInput {
  readonly config: SiteConfig;
  /** Newest first. */
  readonly versions: readonly DocsVersion[];
  /** Pages of all versions, each with its Markdown. */
  readonly pages: readonly {
    readonly record: PageRecord;
    readonly data: SitemapPage;
    readonly markdown: string;
  }[];
  /** Descriptions by path. */
  readonly descriptions: ReadonlyMap<string, string | undefined>;
}

/**
 * Generates the lists of pages for search engines and language models, by output path: one of each
 * for every version. The last version's files go to the root of the site, all others to the path of
 * their version.
 */
export function versionFiles(input: VersionFilesInput): ReadonlyMap<string, string> {
  const { config, versions } = input;
  const sitemaps = new Map<string, string>();
  const files = new Map<string, string>();
  for (const version of versions) {
    const others = version.isLast ? versions.filter((other) => other !== version) : [];
    for (const [name, text] of textsOf(version, others, input))
      files.set(folderOf(version) + name, text);
    const listed = pagesOf(version, input);
    // A sitemap without pages would be invalid.
    if (listed.some(isInSitemap))
      sitemaps.set(`sitemap-${version.name}.xml`, sitemap(listed, config));
  }
  if (config.url === '') return files;
  const [only] = versions;
  if (versions.length === 1 && only)
    return files.set('sitemap.xml', sitemap(pagesOf(only, input), config));
  for (const [name, text] of sitemaps) files.set(name, text);
  return files.set('sitemap.xml', sitemapIndex([...sitemaps.keys()], config));
}

/** Returns the paths that `versionFiles` may write. */
export function versionFileNames(versions: readonly DocsVersion[]): readonly string[] {
  return versions.flatMap((version) => [
    `sitemap-${version.name}.xml`,
    ...['llms.txt', 'llms-full.txt'].map((name) => folderOf(version) + name),
  ]);
}

function folderOf({ isLast, path }: DocsVersion): string {
  return isLast ? '' : path.slice(1);
}

function textsOf(
  version: DocsVersion,
  others: readonly DocsVersion[],
  input: VersionFilesInput,
): readonly (readonly [string, string])[] {
  const { config, descriptions } = input;
  const written = input.pages.filter(
    ({ record }) =>
      record.version === version.name && record.origin === 'content' && !record.unlisted,
  );
  const otherVersions = others.map(({ label, path }) => ({
    label,
    address: canonicalUrl(`${path}llms.txt`, config),
  }));
  const records = input.pages.map(({ record }) => record);
  const pages = records.filter((record) => isShownIn(version, record)).sort(byPath);
  return [
    ['llms.txt', llmsTxt({ pages, config, descriptions, otherVersions })],
    ['llms-full.txt', llmsFullTxt(written, config)],
  ];
}

/** Returns a version's pages by address. */
function pagesOf({ name }: DocsVersion, { pages }: VersionFilesInput): readonly SitemapPage[] {
  const own = pages.filter(({ record }) => record.version === name).map(({ data }) => data);
  return own.sort(byPath);
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
