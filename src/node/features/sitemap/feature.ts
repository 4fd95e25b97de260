import { once } from '#engine/text/once.ts';
import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { DocsVersion } from '#node/site/content/docs-versions.ts';
import { isShownIn } from '#node/site/content/place-pages.ts';
import type { Feature, Output } from '#node/compile/model/feature.ts';
import type { Site } from '#node/compile/model/site.ts';
import { llmsFullTxt, llmsTxt } from './llms-txt.ts';
import { isInSitemap, sitemap, sitemapIndex, type SitemapPage } from './sitemap.ts';

/**
 * Lists of pages for search engines and language models, one of each for every version. The last
 * version's are at the root of the site, all others at the path of their version.
 */
export const pageLists: Feature = {
  outputs(site) {
    const { versions } = site.options;
    const listed = once((version: DocsVersion) => listPages(version, site));
    const isKnown = site.config().url !== '';
    const writeSitemap = async (version: DocsVersion) =>
      sitemap(await listed(version), site.config());
    const [only] = versions;
    const sitemaps: readonly NamedOutput[] =
      versions.length === 1 && only
        ? [toOutput('sitemap.xml', () => (isKnown ? writeSitemap(only) : undefined))]
        : [
            ...versions.map((version) =>
              toOutput(sitemapOf(version), async () =>
                // A sitemap without pages would be invalid.
                isKnown && (await listed(version)).some(isInSitemap)
                  ? writeSitemap(version)
                  : undefined,
              ),
            ),
            toOutput('sitemap.xml', async () => {
              const names: string[] = [];
              for (const version of versions)
                if ((await listed(version)).some(isInSitemap)) names.push(sitemapOf(version));
              return isKnown ? sitemapIndex(names, site.config()) : undefined;
            }),
          ];
    return [
      ...versions.flatMap((version) => [
        toOutput(`${folderOf(version)}llms.txt`, () => writeIndex(version, site)),
        toOutput(`${folderOf(version)}llms-full.txt`, () => writeText(version, site)),
      ]),
      ...sitemaps,
    ];
  },
};

type NamedOutput = readonly [path: string, output: Output];

function toOutput(path: string, content: Output['content']): NamedOutput {
  return [path, { what: `the file ${path} of the site`, content }];
}

function sitemapOf({ name }: DocsVersion): string {
  return `sitemap-${name}.xml`;
}

function folderOf({ isLast, path }: DocsVersion): string {
  return isLast ? '' : path.slice(1);
}

/** Returns a version's pages by address. */
async function listPages({ name }: DocsVersion, site: Site): Promise<readonly SitemapPage[]> {
  const own = site.pages().filter(({ record }) => record.version === name);
  const data = own.map(async (page) => site.pageData(page, await site.compile(page)));
  return (await Promise.all(data)).sort(byPath);
}

/** Writes the index of a version's pages; that of the last version names the others. */
async function writeIndex(version: DocsVersion, site: Site): Promise<string> {
  const config = site.config();
  const shown = site.pages().filter(({ record }) => isShownIn(version, record));
  const descriptions = new Map<string, string | undefined>();
  for (const page of shown) {
    const { path, description = (await site.compile(page)).description } = page.record;
    descriptions.set(path, description);
  }
  const { versions } = site.options;
  const others = version.isLast ? versions.filter((other) => other !== version) : [];
  return llmsTxt({
    pages: shown.map(({ record }) => record).sort(byPath),
    config,
    descriptions,
    otherVersions: others.map(({ label, path }) => ({
      label,
      address: canonicalUrl(`${path}llms.txt`, config),
    })),
  });
}

/** Writes a version's written pages as one text. */
async function writeText({ name }: DocsVersion, site: Site): Promise<string> {
  const written = site
    .pages()
    .filter(({ record }) => record.version === name && record.origin === 'content')
    .filter(({ record }) => !record.unlisted);
  const pages = written.map(async (page) => ({
    record: page.record,
    markdown: await site.markdown(page),
  }));
  return llmsFullTxt(await Promise.all(pages), site.config());
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
