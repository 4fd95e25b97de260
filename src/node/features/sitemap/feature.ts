import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { DocsVersion } from '#node/site/content/docs-versions.ts';
import { isShownIn } from '#node/site/content/place-pages.ts';
import type { Feature, Output } from '#node/compile/model/feature.ts';
import type { Site } from '#node/compile/model/site.ts';
import { llmsFullTxt, llmsTxt } from './llms-txt.ts';
import { isInSitemap, sitemap, sitemapIndex } from './sitemap.ts';

/**
 * Lists of pages for search engines and language models, one set for each version. The `llms` files
 * of the last version are at the root of the site, all others at their version's path; all sitemaps
 * are at the root.
 */
export const pageLists: Feature = {
  *outputs(site) {
    const { versions } = site.options;
    const config = site.config();
    const isKnown = config.url !== '';
    const isOnly = versions.length === 1;
    const listed = async ({ name }: DocsVersion) => {
      const own = site.pages().filter(({ record }) => record.version === name);
      const data = own.map(async (page) => site.pageData(page, await site.compile(page)));
      return (await Promise.all(data)).sort(byPath);
    };
    const isListed = async (version: DocsVersion) => (await listed(version)).some(isInSitemap);
    for (const version of versions) {
      const folder = version.isLast ? '' : version.path.slice(1);
      yield toOutput(`${folder}llms.txt`, () => writeIndex(version, site));
      yield toOutput(`${folder}llms-full.txt`, () => writeText(version, site));
      yield toOutput(isOnly ? 'sitemap.xml' : sitemapOf(version), async () =>
        // A sitemap without pages would be invalid.
        isKnown && (isOnly || (await isListed(version)))
          ? sitemap(await listed(version), config)
          : undefined,
      );
    }
    if (isOnly) return;
    yield toOutput('sitemap.xml', async () => {
      const names: string[] = [];
      for (const version of versions) if (await isListed(version)) names.push(sitemapOf(version));
      return isKnown ? sitemapIndex(names, config) : undefined;
    });
  },
};

function toOutput(
  path: string,
  content: Output['content'],
): readonly [path: string, output: Output] {
  return [path, { what: `the file ${path} of the site`, content }];
}

function sitemapOf({ name }: DocsVersion): string {
  return `sitemap-${name}.xml`;
}

/**
 * Returns the text of `llms.txt`, the index of a version's pages. The last version's index also
 * links to the indexes of the other versions.
 */
async function writeIndex(version: DocsVersion, site: Site): Promise<string> {
  const config = site.config();
  const pages: PageRecord[] = [];
  for (const page of site.pages()) {
    const { record } = page;
    if (!isShownIn(version, record)) continue;
    const { description = (await site.compile(page)).description } = record;
    pages.push({ ...record, description });
  }
  const { versions } = site.options;
  const others = version.isLast ? versions.filter((other) => other !== version) : [];
  const links = others.map(
    ({ label, path }) => `- [${label}](${canonicalUrl(`${path}llms.txt`, config)})`,
  );
  return llmsTxt(pages.sort(byPath), config, links);
}

/** Returns the text of `llms-full.txt`: a version's hand-written pages, except unlisted ones. */
async function writeText({ name }: DocsVersion, site: Site): Promise<string> {
  const written = site
    .pages()
    .filter(
      ({ record }) => record.version === name && record.origin === 'content' && !record.unlisted,
    );
  const pages = written.map(async (page) => ({
    record: page.record,
    markdown: await site.markdown(page),
  }));
  return llmsFullTxt(await Promise.all(pages), site.config());
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
