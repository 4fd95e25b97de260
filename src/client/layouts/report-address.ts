import { encodePath } from '#shared/paths/base-path.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { PageData } from '#shared/page/page.ts';

/** Returns the address for reporting a problem with a page; undefined if the site has none. */
export function reportAddress(
  page: Pick<PageData, 'title' | 'path'>,
  { reportUrl }: Pick<SiteConfig, 'reportUrl'>,
): string | undefined {
  return reportUrl?.replace(/\{(title|path)\}/g, (_, field: 'title' | 'path') =>
    encodeURIComponent(field === 'path' ? encodePath(page.path) : page.title),
  );
}
