import { PageContext, type PageResolver } from 'vite-plugin-pages';
import type { DocsVersion } from './docs-versions.ts';
import type { Reference } from './find-references.ts';
import { pathInside } from '#node/base/files/is-inside.ts';
import type { PageFile } from './scan-page.ts';

/** The versions whose folders contain a site's pages. */
export interface PageFolders {
  /** Newest first, with their references. */
  readonly versions: readonly DocsVersion[];
}

const extensions = ['md', 'mdx'];

/**
 * Returns options for vite-plugin-pages: the page folders, and the files in them that are not
 * pages. The resolver creates no routes, because this program creates its own.
 */
export function pageOptions({ versions }: PageFolders, hmr?: PageResolver['hmr']) {
  const dirs = [
    ...versions.flatMap((version) =>
      versionFolders(version).map((dir) => ({ dir, baseRoute: version.path.slice(1, -1) })),
    ),
    ...listReferences(versions).map(({ dir, path: above, mount }) => ({
      dir,
      baseRoute: above.slice(1) + mount,
    })),
  ];
  return {
    dirs,
    extensions,
    exclude: ['**/_*', '**/_*/**', '**/node_modules/**', '**/.*/**'],
    resolver: {
      resolveModuleIds: () => [],
      resolveExtensions: () => extensions,
      resolveRoutes: () => '',
      getComputedRoutes: () => [],
      hmr,
    },
  };
}

/** Finds all page files, sorted by path. */
export async function findPageFiles(
  folders: PageFolders,
  root: string,
): Promise<readonly string[]> {
  const context = new PageContext(pageOptions(folders), root);
  await context.searchGlob();
  return [...context.pageRouteMap.keys()]
    .filter((file) => toPageFile(file, folders) !== undefined)
    .sort();
}

/** Lists a version's page folders: its own, and the one with its translations. */
export function versionFolders({
  contentDir,
  translationDir,
}: Pick<DocsVersion, 'contentDir' | 'translationDir'>): readonly string[] {
  return translationDir === undefined ? [contentDir] : [contentDir, translationDir];
}

/** Lists the absolute paths of all page folders. */
export function pageFolders({ versions }: PageFolders): readonly string[] {
  return [...versions.flatMap(versionFolders), ...listReferences(versions).map(({ dir }) => dir)];
}

/** Returns the references of these versions, without duplicates. */
function listReferences(versions: readonly DocsVersion[]): readonly Reference[] {
  return [...new Set(versions.flatMap(({ reference }) => reference ?? []))];
}

/**
 * Returns a page file with its origin, source path and version; undefined if the file is not a
 * page.
 */
export function toPageFile(file: string, folders: PageFolders): PageFile | undefined {
  const place = placeOf(file, folders);
  // Files and folders whose names begin with "_" or "." are not pages.
  const isPage = place && /\.mdx?$/.test(place.source) && !/(?:^|\/)[_.]/.test(place.source);
  return isPage ? { file, ...place } : undefined;
}

/**
 * Returns a file's origin, source path and version; undefined if the file is outside all page
 * folders.
 */
export function placeOf(
  file: string,
  { versions }: PageFolders,
): Omit<PageFile, 'file'> | undefined {
  for (const { dir, version, mount } of listReferences(versions)) {
    const inApi = pathInside(file, dir);
    if (inApi !== undefined) return { origin: 'api', source: `${mount}/${inApi}`, version };
  }
  for (const { name, contentDir, translationDir } of versions) {
    const translated = translationDir && pathInside(file, translationDir);
    if (translated)
      return { origin: 'content', source: translated, version: name, isTranslation: true };
    const source = pathInside(file, contentDir);
    if (source !== undefined) return { origin: 'content', source, version: name };
  }
  return undefined;
}
