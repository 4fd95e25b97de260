import { foldersOf } from '#node/base/files/folders-of.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';

/**
 * Maximum number of sidebars generated from the folders of foreign pages. Each sidebar adds a
 * navbar item to every page.
 */
const maxSidebars = 8;

/**
 * Returns the folders of the configured sidebars. If none of these folders exists, returns one
 * sidebar per top-level folder if there are only a few; otherwise a single sidebar for everything.
 */
export function chooseSidebars(
  configured: Readonly<Record<string, string>>,
  pages: readonly ScannedPage[],
  apiPath: string,
): Readonly<Record<string, string>> {
  const roots = new Set(
    pages
      .filter((page) => page.origin === 'content')
      .map((page) => foldersOf(page.source)[0] ?? ''),
  );
  if (Object.values(configured).some((folder) => roots.has(folder))) return configured;
  const own =
    roots.has('') || roots.size === 0 || roots.size > maxSidebars
      ? { docs: '' }
      : Object.fromEntries([...roots].sort().map((folder) => [folder, folder]));
  const [apiFolder = ''] = apiPath.split('/');
  return pages.some((page) => page.origin === 'api') && !('docs' in own)
    ? { ...own, [apiFolder]: apiFolder }
    : own;
}
