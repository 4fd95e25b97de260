import { pageTagAttribute } from '#shared/document/document-marks.ts';
import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { PageData } from '#shared/page/page.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { scriptLiteral } from './script-literal.ts';

/**
 * Returns a page's breadcrumbs for search engines (https://schema.org/BreadcrumbList, JSON-LD) as
 * one data block for the head. Returns nothing for the home page, for pages without breadcrumbs,
 * and if the site's URL is unknown. Skips steps without a URL, as Google requires. Because search
 * engines read the HTML documents, the app does not create the block, and removes it when it
 * navigates.
 */
export function breadcrumbList(
  { path, title, breadcrumbs }: PageData,
  config: Pick<SiteConfig, 'title' | 'url' | 'baseUrl'>,
): readonly string[] {
  if (config.url === '' || path === '/' || breadcrumbs.length === 0) return [];
  const last = breadcrumbs.at(-1);
  const steps = [
    { label: config.title, path: '/' },
    ...breadcrumbs.slice(0, -1),
    { label: last?.label ?? title, path },
  ];
  const itemListElement = steps
    .filter((step) => step.path !== undefined)
    .map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: canonicalUrl(step.path ?? path, config),
    }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  return [`<script type="application/ld+json" ${pageTagAttribute}>${scriptLiteral(list)}</script>`];
}
