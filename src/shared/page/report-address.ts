import type { SiteConfig } from '../config/site-config.ts';
import type { PageData } from './page.ts';

/** Fills a page into the address where readers report a problem; undefined for a site without one. */
export function reportAddress(
  page: Pick<PageData, 'title' | 'path'>,
  { reportUrl }: Pick<SiteConfig, 'reportUrl'>,
): string | undefined {
  return reportUrl?.replace(/\{(title|path)\}/g, (_, field: 'title' | 'path') =>
    encodeURIComponent(page[field]),
  );
}
