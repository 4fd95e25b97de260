import path from 'node:path';
import type { Plugin } from 'vite';
import { createTrackedTest } from '#node/base/files/tracked-files.ts';
import { versionFolders } from '#node/site/content/page-files.ts';
import { isInsideResolved } from '#node/base/files/is-inside.ts';
import type { Site } from '#node/compile/model/site.ts';

/**
 * Reports an error if pages, or components that they import, import files other than those in the
 * site's folders, in packages and in this project's `src` folder. Where the dialect allows it, any
 * file that git tracks may be imported.
 */
export function pageImportsPlugin(site: Site): Plugin {
  const { root, publicDirs, dialect, contentDir } = site.options;
  const isTracked = createTrackedTest(contentDir);
  const siteFolders = [
    ...site.options.versions.flatMap(versionFolders),
    ...publicDirs,
    path.join(site.options.siteDir, 'src'),
  ];
  const isOfSite = (file: string) =>
    path.isAbsolute(file) &&
    (isInsideResolved(file, siteFolders) || (dialect.importsTracked && isTracked(file)));
  /**
   * Whether a file declares components that the configuration makes available to all pages. The
   * file may be located anywhere.
   */
  const isGiven = (file: string) => {
    const { settings } = site.sourcesOf(site.options.versions[0]?.name ?? '');
    return [...settings.globalComponents.values()].some((place) => place.file === file);
  };
  const isOfProject = (file: string) =>
    file.includes('/node_modules/') || isInsideResolved(file, [path.join(root, 'src')]);
  return {
    name: 'docs:page-imports',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || isOfProject(importer) || !isOfSite(importer)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = found?.id.split('?')[0] ?? '';
      // The dev server stores its bundled packages in a separate folder.
      const isBundled = isInsideResolved(file, [this.environment.config.cacheDir]);
      if (
        path.isAbsolute(file) &&
        !(isOfSite(file) || isOfProject(file) || isBundled || isGiven(file))
      )
        this.error({
          id: importer,
          message: `"${source}" is outside the folders that the site publishes`,
        });
      return found;
    },
  };
}
