import type { ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import type { Site } from './site.ts';

/** A page with its compilation. */
export interface BuiltPage {
  readonly page: ScannedPage;
  readonly compiled: CompiledPage;
}

/** Compiles all pages of a site, as far as that has not been done. */
export async function compileAll(site: Site): Promise<readonly BuiltPage[]> {
  const built: BuiltPage[] = [];
  for (const page of site.manifest().scanned.values())
    built.push({ page, compiled: await site.compile(page) });
  return built;
}
