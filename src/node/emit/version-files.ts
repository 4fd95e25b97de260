import { canonicalUrl } from '#shared/head-tags.ts';
import type { PageRecord } from '#shared/page.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { DocsVersion } from '../content/docs-versions.ts';
import { llmsFullTxt, llmsTxt } from './llms-txt.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

/** What the lists of pages are written from. */
export interface VersionFilesInput {
  readonly config: SiteConfig;
  /** Newest first. */
  readonly versions: readonly DocsVersion[];
  /** Pages of all versions, each with its Markdown. */
  readonly pages: readonly { readonly record: PageRecord; readonly markdown: string }[];
  /** By path. */
  readonly descriptions: ReadonlyMap<string, string | undefined>;
}

/**
 * The lists of pages for search engines and language models, by their paths below the output: one of each for every
 * version. The last version's texts are those of the whole site; those of the others stand below their paths.
 */
export function versionFiles(input: VersionFilesInput): ReadonlyMap<string, string> {
  const { config, versions } = input;
  const shown = versions.filter(({ noIndex }) => !noIndex);
  const files = new Map<string, string>();
  for (const version of versions) {
    const folder = version.isLast ? '' : version.path.slice(1);
    const others = version.isLast ? versions.filter((other) => other !== version) : [];
    for (const [name, text] of textsOf(version, others, input)) files.set(folder + name, text);
    if (versions.length > 1 && !version.noIndex)
      files.set(sitemapName(version), sitemap(recordsOf(version, input), config));
  }
  const [only] = versions;
  files.set(
    'sitemap.xml',
    versions.length > 1
      ? sitemapIndex(shown.map(sitemapName), config)
      : sitemap(only ? recordsOf(only, input) : [], config),
  );
  return files;
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
  const pages = recordsOf(version, input);
  return [
    ['llms.txt', llmsTxt({ pages, config, descriptions, otherVersions })],
    ['llms-full.txt', llmsFullTxt(written, config)],
  ];
}

/** Pages of a version by address. */
function recordsOf({ name }: DocsVersion, { pages }: VersionFilesInput): readonly PageRecord[] {
  return pages
    .map(({ record }) => record)
    .filter(({ version }) => version === name)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function sitemapName({ name }: DocsVersion): string {
  return `sitemap-${name}.xml`;
}
