import type { Problem, SourcePosition } from '#shared/problem.ts';
import type { PageLink } from '../context/compile-result.ts';
import { isLive } from '#shared/page/page-content.ts';
import type { PageData } from '#shared/page/page.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { CompiledPage } from '../context/compiled-page.ts';

/** A page's source, its compilation, and the data for its layout. */
export interface BuiltPage {
  readonly page: ScannedPage;
  readonly compiled: CompiledPage;
  readonly data: PageData;
}

/** Returns the pages with live content, which is rendered by code in the browser. */
export function livePages(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  return pages.filter(({ compiled }) => isLive(compiled.content));
}

/** Links and ids of one rendered page. */
export interface RenderedPage {
  /** Path without the base path. */
  readonly path: string;
  /** Current path of the page if it has moved. Links to `path` still work, but are redirected. */
  readonly movedTo?: string;
  /** Ids on the page; undefined if they are unknown and links to them are therefore not checked. */
  readonly ids?: ReadonlySet<string>;
  /**
   * URLs to check: those of links and, in rendered HTML, of images, unless they need a full page
   * load.
   */
  readonly urls: readonly string[];
  /** Severity of a broken link on this page, if it differs from the default. */
  readonly severity?: Problem['severity'];
  /** Source file of the page, for problems without a position. */
  readonly source: SourcePosition;
  /** Source positions of each link, keyed by resolved URL. */
  readonly positions: ReadonlyMap<string, readonly Pick<PageLink, 'written' | 'position'>[]>;
}
