import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { PageData } from '#shared/page/page.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';

/** The fields of a page that the sitemap needs. */
type SitemapPage = Pick<
  PageData,
  'path' | 'unlisted' | 'noIndex' | 'canonicalPath' | 'lastUpdated'
>;
/**
 * Whether a page belongs in a sitemap: it is listed, may be indexed, and has no other canonical
 * URL.
 */
export function isInSitemap({
  path,
  unlisted,
  noIndex,
  canonicalPath = path,
}: SitemapPage): boolean {
  return !unlisted && !noIndex && canonicalPath === path;
}

/** Creates a sitemap of those pages that belong in one. Source: sitemaps.org, protocol 0.9. */
export function sitemap(pages: readonly SitemapPage[], config: SiteConfig): string {
  const rows = pages.filter(isInSitemap).map(({ path, lastUpdated }) => {
    const date = lastUpdated === undefined ? '' : `<lastmod>${escapeHtml(lastUpdated)}</lastmod>`;
    return `<url><loc>${escapeHtml(canonicalUrl(path, config))}</loc>${date}<changefreq>weekly</changefreq><priority>0.5</priority></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** Creates an index of the versions' sitemap files. Source: sitemaps.org, protocol 0.9. */
export function sitemapIndex(files: readonly string[], config: SiteConfig): string {
  const rows = files.map(
    (file) => `<sitemap><loc>${escapeHtml(canonicalUrl(`/${file}`, config))}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`;
}

/**
 * Creates `robots.txt` with a link to each language's sitemap if the site's URL is configured. With
 * `noIndex`, it blocks all crawlers. `configs` begins with the default language.
 */
export function robotsTxt(configs: readonly SiteConfig[]): string {
  const rule = configs[0]?.noIndex ? 'Disallow: /' : 'Allow: /';
  const known = configs.filter(({ url }) => url !== '');
  const sitemaps = known.map((config) => `Sitemap: ${canonicalUrl('/sitemap.xml', config)}`);
  return `User-agent: *\n${rule}\n\n${sitemaps.join('\n')}\n`;
}
