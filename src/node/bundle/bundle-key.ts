import { hashFiles, hashText } from '../cache/hash-files.ts';
import { versionFolders } from '../content/page-files.ts';
import { pagePartsCode } from '../plugins/page-chunk.ts';
import type { BuiltPage } from '../site/built-page.ts';
import type { SiteProject } from '../site/open-locale.ts';
import { codeEnvironment, codeSources } from './bundle-sources.ts';

/** Absolute files and folders that a language is bundled from. The text of static pages is among them, but not bundled. */
export function bundleInputs({ folders, site }: SiteProject): readonly string[] {
  const pages = site.options.versions.flatMap(versionFolders);
  return [...codeSources(folders), ...pages, ...folders.publicDirs];
}

/**
 * Says everything that the bundles of a language are made from: code and settings, the data that pages share, the list of
 * pages, and the live ones. Pages may import whatever lies in the folders of a site, so all files there count but for pages:
 * of these only live ones are bundled, and those that code imports by name, which are left to the caller.
 */
export function bundleKey(project: SiteProject, pages: readonly BuiltPage[]): string {
  const { site } = project;
  const { byFile } = site.manifest();
  const live = pages.filter(({ compiled }) => compiled.html === null);
  return hashText(
    JSON.stringify([
      process.version,
      codeEnvironment(process.env),
      site.options,
      project.siteData(),
      pages.map(({ page, compiled }) => [page.file, page.record.path, compiled.html === null]),
      live.map(({ page, compiled }) => [
        compiled.code,
        pagePartsCode(compiled, site.pageData(page, compiled)),
      ]),
      hashFiles(bundleInputs(project), (file) => !byFile.has(file)),
    ]),
  );
}
