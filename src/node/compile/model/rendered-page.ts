import type { Problem, SourcePosition } from '#shared/problem.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { PageLink } from '../context/compile-result.ts';
import type { Site } from './site.ts';

/** A link as its author wrote it. */
type WrittenLink = Pick<PageLink, 'written' | 'position'>;

/** Links and anchors of one rendered page. */
export interface RenderedPage {
  /** Address without the base path. */
  readonly path: string;
  /** Current path of a page that has moved; links to it work, but are redirected. */
  readonly movedTo?: string;
  /** undefined: unknown, and therefore not checked. */
  readonly ids?: ReadonlySet<string>;
  /** `href` of every anchor and `src` of every image, as written in the HTML. */
  readonly urls: readonly string[];
  /** Severity of a broken link on this page, if not the default. */
  readonly severity?: Problem['severity'];
  /** Source file of the page, for problems without a position. */
  readonly source: SourcePosition;
  /** Positions of a link in the source, by address. */
  readonly positions: ReadonlyMap<string, readonly WrittenLink[]>;
}

/**
 * Returns the severity of broken links on a page. The generated reference links to our own guide,
 * so these links only warn if foreign pages replace it.
 */
export function linkSeverity(
  page: ScannedPage,
  { options }: Site,
): Problem['severity'] | undefined {
  return page.origin === 'api' ? options.dialect.referenceLinks : undefined;
}
