import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { Site } from '#node/compile/model/site.ts';
import type { SearchablePage } from './index-files/build-shards.ts';
import { createDeclarationReader } from './index-files/build-declarations.ts';

/** Compiles a site's pages or reads them from the cache, keeping only what the search needs. */
export async function compileForSearch(
  site: Site,
  isWanted: (page: ScannedPage) => boolean = () => true,
): Promise<readonly SearchablePage[]> {
  const pages: SearchablePage[] = [];
  const declaredBy = createDeclarationReader(site.options.config.api.path);
  for (const page of site.pages()) {
    if (!isWanted(page)) continue;
    const { sections } = await site.compile(page);
    const declared = declaredBy(page);
    pages.push({ record: page.record, sections, declared });
  }
  return pages;
}
