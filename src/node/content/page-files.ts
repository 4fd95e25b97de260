import path from 'node:path';
import { PageContext, type PageResolver } from 'vite-plugin-pages';
import type { PageFile } from './scan-page.ts';

/** Folders that pages come from. */
export interface PageFolders {
  /** Absolute folder of the hand-written pages. */
  readonly contentDir: string;
  /** Absolute folder of the generated API pages; undefined for a site without them. */
  readonly apiDir?: string;
}

/** Where the API pages hang in the tree of addresses. */
export const apiMount = 'contributing/api';

/** Extensions of page files. */
export const pageExtensions = ['md', 'mdx'];

/** Options of vite-plugin-pages: where pages lie, and that names that start with "_" are none. */
export function pageOptions({ contentDir, apiDir }: PageFolders, resolver: PageResolver) {
  const dirs = [
    { dir: contentDir, baseRoute: '' },
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

/** Place of a file in the tree of the site; undefined when it is no page. */
export function toPageFile(
  file: string,
  { contentDir, apiDir }: PageFolders,
): PageFile | undefined {
  const inApi = apiDir === undefined ? undefined : relativeInside(apiDir, file);
  const source = inApi === undefined ? relativeInside(contentDir, file) : `${apiMount}/${inApi}`;
  if (
    source === undefined ||
    !/\.mdx?$/.test(source) ||
    source.split('/').some((segment) => segment.startsWith('_') || segment.startsWith('.'))
  )
    return undefined;
  return { file, origin: inApi === undefined ? 'content' : 'api', source };
}

function relativeInside(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file);
  return relative.startsWith('..') || path.isAbsolute(relative)
    ? undefined
    : relative.split(path.sep).join('/');
}
