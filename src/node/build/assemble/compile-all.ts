import type { BuiltPage } from '#node/compile/model/built-page.ts';
import { features } from '#node/features/index.ts';
import { compileInParallel } from './compile-in-parallel.ts';
import type { Site } from '#node/compile/model/site.ts';

/**
 * Compiles all pages of a site that are not compiled yet, assembles their data, and publishes their
 * social-card images.
 */
export async function compileAll(site: Site): Promise<readonly BuiltPage[]> {
  await compileInParallel(site);
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
