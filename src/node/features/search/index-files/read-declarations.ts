import path from 'node:path';
import { once } from '#engine/text/once.ts';
import { apiManifestFile, type ApiManifestEntry } from '#shared/api/api-manifest.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';

/**
 * Creates a function that returns the generator's facts about a reference page. Reads each list
 * only once.
 */
export function createDeclarationReader(
  apiPath: string,
): (page: ScannedPage) => ApiManifestEntry | undefined {
  const listOf = once(readList);
  return ({ file, source, record }) => {
    if (record.origin !== 'api') return undefined;
    const below = source.slice(apiPath.length + 1);
    return listOf(file.slice(0, -below.length)).get(below.replace(/\.mdx?$/, ''));
  };
}

/**
 * Reads the generator's list. The search ignores an unreadable list, which is reported with the
 * pages.
 */
function readList(folder: string): ReadonlyMap<string, ApiManifestEntry> {
  try {
    const { text } = readTextFile(path.join(folder, apiManifestFile));
    return new Map((JSON.parse(text) as ApiManifestEntry[]).map((entry) => [entry.id, entry]));
  } catch {
    return new Map();
  }
}
