import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { siteIndexFile } from '#shared/paths/site-index.ts';
import { lastVersion } from '#shared/config/version-config.ts';
import { createToPng } from '#node/features/cards/to-png.ts';
import { markFile } from '#node/site/config/output-folder.ts';
import { listFiles } from '#node/base/files/list-files.ts';
import { markdownPath } from '#node/base/files/page-outputs.ts';
import { copyOutput, writeOutput } from '#node/base/files/write-output.ts';
import { redirectsFile } from '#node/features/redirects/redirects-file.ts';
import type { BuiltPage } from '#node/compile/pages/built-page.ts';
import type { Site } from '#node/site/model/site.ts';
import { hasVoice } from '#node/site/model/site-options.ts';
import { buildShards } from '#node/features/search/build-shards.ts';
import { docsPhrases } from '#node/features/talon-files/docs-phrases.ts';
import { openSearch } from '#node/features/open-search/open-search.ts';
import { feedOf, feedPath } from '#node/features/release-feed/release-feed.ts';
import { talonFileNames, talonFiles } from '#node/features/talon-files/talon-files.ts';
import { versionFileNames, versionFiles } from '#node/features/sitemap/version-files.ts';

/** Files of the build other than pages. */
const textFiles = [
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'llms-full.txt',
  'opensearch.xml',
  siteIndexFile,
];

/** Files of the build for hosts and the next build. */
const hiddenFiles = ['_headers', redirectsFile, markFile];

/** Writes everything except the documents: assets, static files, Markdown twins, lists of pages. */
export async function emitFiles(
  pages: readonly BuiltPage[],
  site: Site,
  outDir: string,
): Promise<void> {
  await copyFiles(site, outDir);
  const config = site.config();
  const write = (file: string, text: string): void => writeOutput(path.join(outDir, file), text);
  const markdown = pages.map(({ page, compiled, data }) => ({
    record: page.record,
    data,
    markdown: compiled.markdown,
  }));
  for (const { record, markdown: text } of markdown)
    write(markdownPath(record.path).slice(1), text);
  for (const { page, compiled } of pages) {
    const feed = feedOf(page, compiled, config);
    if (feed) write(feed.path.slice(1), feed.text());
  }
  const descriptions = new Map(
    pages.map(({ page, compiled }) => [
      page.record.path,
      page.record.description ?? compiled.description,
    ]),
  );
  const { versions } = site.options;
  for (const [file, text] of versionFiles({ config, versions, pages: markdown, descriptions }))
    write(file, text);
  if (config.search.searchPagePath && config.url !== '')
    write('opensearch.xml', openSearch(config, config.search.searchPagePath));
  if (hasTalonFiles(site))
    for (const [file, text] of talonFiles(docsPhrases(lastShards(pages, site)), config))
      write(file, text);
}

/**
 * Whether to write Talon files: spoken phrases are English, and the files are named after this
 * site.
 */
function hasTalonFiles(site: Site): boolean {
  return site.config().locale === 'en' && !site.options.isForeign && hasVoice(site.options);
}

/** Returns the searchable pages of the last version. */
function lastShards(pages: readonly BuiltPage[], site: Site): ReturnType<typeof buildShards> {
  const last = lastVersion(site.options.versions)?.name;
  const own = pages.filter(({ page }) => page.record.version === last);
  return buildShards(
    own.map(({ page, compiled }) => ({ record: page.record, sections: compiled.sections })),
    last === undefined ? undefined : site.sourcesOf(last).tools.language,
  );
}

async function copyFiles(site: Site, outDir: string): Promise<void> {
  const toPng = createToPng(site.store, site.options.root);
  for (const [output, asset] of site.assets) {
    const target = path.join(outDir, output);
    if ('file' in asset) copyOutput(asset.file, target);
    else writeOutput(target, 'svg' in asset ? await toPng(asset.svg) : asset.text);
  }
  for (const folder of site.options.publicDirs)
    if (existsSync(folder))
      await cp(folder, outDir, { recursive: true, force: false, dereference: true });
}

/** Returns the output's files other than pages, each with a description. */
export function otherFiles(site: Site): ReadonlyMap<string, string> {
  const { searchPagePath } = site.config().search;
  const statics = site.options.publicDirs.flatMap((folder) => [...listFiles(folder)]);
  return new Map([
    ...statics.map((file) => [file, `the static file ${file}`] as const),
    ...[...textFiles, ...hiddenFiles, ...versionFileNames(site.options.versions)].map(
      (file) => [file, `the file ${file} of the site`] as const,
    ),
    ...site.pages().flatMap((page) => {
      const feed = feedPath(page, site.config())?.slice(1);
      return feed === undefined ? [] : [[feed, `the feed of ${page.source}`] as const];
    }),
    ...(hasTalonFiles(site)
      ? talonFileNames.map((file) => [file, `the file ${file} for Talon`] as const)
      : []),
    ...(searchPagePath ? [[`${searchPagePath}/index.html`, 'the search page'] as const] : []),
    ['404.html', 'the page for addresses that do not exist'],
    ...otherLanguages(site),
  ]);
}

/**
 * Returns the other languages' folders in the default one's folder, described as their home pages.
 */
function otherLanguages(site: Site): readonly (readonly [string, string])[] {
  const { locale, defaultLocale, locales } = site.config();
  return Object.entries(locales)
    .filter(([code]) => locale === defaultLocale && code !== defaultLocale)
    .map(([, { path: folder, label }]) => [`${folder}/index.html`, `the home page in ${label}`]);
}
