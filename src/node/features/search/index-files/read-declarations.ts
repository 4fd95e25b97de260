import { once } from '#engine/text/once.ts';
import type { ApiManifestEntry } from '#shared/api/api-manifest.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { readApiManifest } from '#node/features/reference/check-api-manifest.ts';

/**
 * Creates a function that returns the generator's facts about a page of the reference, whose path is
 * given. Reads each list once.
 */
export function createDeclarationReader(
  apiPath: string,
): (page: ScannedPage) => ApiManifestEntry | undefined {
  // An unreadable list is reported with the pages, and the search ignores it.
  const listOf = once(
    (folder: string) => new Map(readApiManifest(folder)?.map((entry) => [entry.id, entry])),
  );
  return ({ file, source, record }) => {
    if (record.origin !== 'api') return undefined;
    const below = source.slice(apiPath.length + 1);
    return listOf(file.slice(0, -below.length)).get(below.replace(/\.mdx?$/, ''));
  };
}
