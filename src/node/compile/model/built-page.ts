import { isLive } from '#shared/page/page-content.ts';
import type { PageData } from '#shared/page/page.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { CompiledPage } from '../context/compiled-page.ts';

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
