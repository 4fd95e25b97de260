import path from 'node:path';
import { PageContext, type PageResolver } from 'vite-plugin-pages';
import { currentVersionName } from '#shared/version-config.ts';
import type { DocsVersion } from './docs-versions.ts';
import type { PageFile } from './scan-page.ts';

/** Folders that pages come from. */
export interface PageFolders {
  /** Newest first. */
  readonly versions: readonly DocsVersion[];
  /** Absolute folder of the generated API pages, which belong to the version in the content folder; undefined for a site without them. */
  readonly apiDir?: string;
}

/** Where the API pages hang in the tree of addresses. */
export const apiMount = 'contributing/api';

/** Extensions of page files. */
export const pageExtensions = ['md', 'mdx'];

/** Options of vite-plugin-pages: where pages lie, and that names that start with "_" are none. */
export function pageOptions({ versions, apiDir }: PageFolders, resolver: PageResolver) {
  const dirs = [
    ...versions.flatMap((version) =>
      versionFolders(version).map((dir) => ({ dir, baseRoute: version.path.slice(1, -1) })),
    ),
    ...(apiDir ? [{ dir: apiDir, baseRoute: apiMount }] : []),
  ];
  return {
    dirs,
    extensions: pageExtensions,
    exclude: ['**/_*', '**/_*/**', '**/node_modules/**', '**/.*/**'],
    resolver,
  };
}

/** Finds all page files, sorted by path. */
export async function findPageFiles(
  folders: PageFolders,
  root: string,
): Promise<readonly string[]> {
  const resolver: PageResolver = {
    resolveModuleIds: () => [],
    resolveExtensions: () => pageExtensions,
    resolveRoutes: () => '',
    getComputedRoutes: () => [],
  };
  const context = new PageContext(pageOptions(folders, resolver), root);
  await context.searchGlob();
  return [...context.pageRouteMap.keys()]
    .filter((file) => toPageFile(file, folders) !== undefined)
    .sort();
}

/** Folders that the pages of a version are read from: its own, and that of their translations. */
export function versionFolders({
  contentDir,
  translationDir,
}: Pick<DocsVersion, 'contentDir' | 'translationDir'>): readonly string[] {
  return translationDir === undefined ? [contentDir] : [contentDir, translationDir];
}

/** Absolute folders of all pages. */
export function pageFolders({ versions, apiDir }: PageFolders): readonly string[] {
  return [...versions.flatMap(versionFolders), ...(apiDir ? [apiDir] : [])];
}

/** Place of a file in the tree of the site; undefined when it is no page. */
export function toPageFile(file: string, folders: PageFolders): PageFile | undefined {
  const place = placeOf(file, folders);
  if (
    place === undefined ||
    !/\.mdx?$/.test(place.source) ||
    place.source.split('/').some((segment) => segment.startsWith('_') || segment.startsWith('.'))
  )
    return undefined;
  return { file, ...place };
}

/** Which version a file belongs to, and where it lies in it; undefined outside all folders of pages. */
export function placeOf(
  file: string,
  { versions, apiDir }: PageFolders,
): Omit<PageFile, 'file'> | undefined {
  const inApi = apiDir === undefined ? undefined : relativeInside(apiDir, file);
  if (inApi !== undefined)
    return { origin: 'api', source: `${apiMount}/${inApi}`, version: currentVersionName };
  for (const { name, contentDir, translationDir } of versions) {
    const translated = translationDir && relativeInside(translationDir, file);
    if (translated !== undefined && translated !== '')
      return { origin: 'content', source: translated, version: name, isTranslation: true };
    const source = relativeInside(contentDir, file);
    if (source !== undefined) return { origin: 'content', source, version: name };
  }
  return undefined;
}

function relativeInside(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file);
  return relative.startsWith('..') || path.isAbsolute(relative)
    ? undefined
    : relative.split(path.sep).join('/');
}
