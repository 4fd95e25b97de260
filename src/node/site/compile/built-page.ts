import type { PageData } from '#shared/page/page.ts';
import type { ScannedPage } from '../../content/scan-page.ts';
import type { CompiledPage } from '../../mdx/compile/compile-page.ts';
import type { Site } from '../model/site.ts';

/** A page, its compilation, and the data of its layout. */
export interface BuiltPage {
  readonly page: ScannedPage;
  readonly compiled: CompiledPage;
  readonly data: PageData;
}

/** Whether a page runs code in the browser; the content of all others is HTML. */
export function isLive({ compiled }: Pick<BuiltPage, 'compiled'>): boolean {
  return compiled.html === null;
}

/** Compiles all pages of a site that are not compiled yet, and assembles their data. */
export async function compileAll(site: Site): Promise<readonly BuiltPage[]> {
  const built: BuiltPage[] = [];
  for (const page of site.pages()) {
    const compiled = await site.compile(page);
    built.push({ page, compiled, data: site.pageData(page, compiled) });
  }
  return built;
}
