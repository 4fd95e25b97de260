import type { ScannedPage } from '../content/scan-page.ts';
import type { Site } from '../site/site.ts';
import type { SearchablePage } from './build-shards.ts';

/** Compiles the pages of a site, or takes them from its cache, and keeps what the search needs. */
export async function compileForSearch(
  site: Site,
  isWanted: (page: ScannedPage) => boolean = () => true,
): Promise<readonly SearchablePage[]> {
  const pages: SearchablePage[] = [];
  for (const page of site.manifest().scanned.values()) {
    if (!isWanted(page)) continue;
    const { sections } = await site.compile(page);
    pages.push({ record: page.record, sections });
  }
  return pages;
}
