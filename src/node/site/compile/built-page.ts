import type { ScannedPage } from '../../content/scan-page.ts';
import type { CompiledPage } from '../../mdx/compile/compile-page.ts';
import type { Site } from '../model/site.ts';

/** A page and its compilation. */
export interface BuiltPage {
  readonly page: ScannedPage;
  readonly compiled: CompiledPage;
}

/** Whether a page runs code in the browser; the content of all others is HTML. */
export function isLive({ compiled }: BuiltPage): boolean {
  return compiled.html === null;
}

/** Compiles all pages of a site that are not compiled yet. */
export async function compileAll(site: Site): Promise<readonly BuiltPage[]> {
  const built: BuiltPage[] = [];
  for (const page of site.pages()) built.push({ page, compiled: await site.compile(page) });
  return built;
}
