import { hashFiles, hashText } from '#node/base/cache/hash-files.ts';
import { versionFolders } from '#node/site/content/page-files.ts';
import { livePages, type BuiltPage } from '#node/compile/model/built-page.ts';
import type { Site, SiteProject } from '#node/compile/model/site.ts';
import { codeEnvironment, codeSources } from './bundle-sources.ts';

/**
 * Lists the absolute files and folders that a language is bundled from. They include the text of
 * static pages, although it is not bundled.
 */
export function bundleInputs({ options }: Site): readonly string[] {
  const { versions, publicDirs, customCss } = options;
  return [
    ...codeSources(options),
    ...versions.flatMap(versionFolders),
    ...publicDirs,
    ...(customCss === undefined ? [] : [customCss]),
  ];
}

/**
 * Identifies everything that a language's bundles depend on: code and settings, the data that pages
 * share, the list of pages, and the live ones. Pages may import anything in a site's folders, so
 * all files there count, except static pages, which are not bundled, and files that code imports by
 * name, which the caller adds.
 */
export function bundleKey(project: SiteProject, pages: readonly BuiltPage[]): string {
  const { site } = project;
  const { byFile } = site.manifest();
  return hashText(
    JSON.stringify([
      process.version,
      codeEnvironment(process.env),
      { ...site.options, outDir: undefined },
      project.siteData(),
      pages.map(({ page }) => [page.file, page.record.path]),
      livePages(pages).map(({ page, compiled }) => [page.record.path, compiled.code]),
      hashFiles(bundleInputs(site), (file) => !byFile.has(file)),
    ]),
  );
}
