import { pageTagAttribute } from '#shared/document-marks.ts';
import { canonicalUrl } from '#shared/head-tags.ts';
import type { PageData } from '#shared/page.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { jsonForScript } from './fill-document.ts';

/**
 * The way to a page as search engines read it (https://schema.org/BreadcrumbList, JSON-LD): one data block for the head,
 * none for the home page and pages without a trail. Steps without an address are left out, as Google asks. Engines read
 * documents, so that the app makes none, and takes this one out when it goes to another page.
 */
export function breadcrumbList(
  { path, title, breadcrumbs }: PageData,
  config: Pick<SiteConfig, 'title' | 'url' | 'baseUrl'>,
): readonly string[] {
  if (path === '/' || breadcrumbs.length === 0) return [];
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
  return [`<script type="application/ld+json" ${pageTagAttribute}>${jsonForScript(list)}</script>`];
}
