import { isLive } from '#shared/page/page-content.ts';
import type { PageData } from '#shared/page/page.ts';
import { features } from '#node/features/index.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import type { Site } from '#node/compile/model/site.ts';

/** A page, its compilation, and the data of its layout. */
export interface BuiltPage {
  readonly page: ScannedPage;
  readonly compiled: CompiledPage;
  readonly data: PageData;
}

/** Returns the pages with live content. */
export function livePages(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  return pages.filter(({ compiled }) => isLive(compiled.content));
}

/**
 * Compiles all pages of a site that are not compiled yet, assembles their data, and publishes their
 * images.
 */
export async function compileAll(site: Site): Promise<readonly BuiltPage[]> {
  const built: BuiltPage[] = [];
  const drawings = features.flatMap(({ pageImages }) => pageImages?.(site) ?? []);
  for (const page of site.pages()) {
    const compiled = await site.compile(page);
    const image = drawings.map((draw) => draw(page.record, compiled)).find(Boolean);
    if (image) site.assets.set(image.output, image);
    built.push({ page, compiled, data: site.pageData(page, compiled, image) });
  }
  return built;
}
