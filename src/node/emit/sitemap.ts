import { canonicalUrl } from '#shared/head-tags.ts';
import type { PageRecord } from '#shared/page.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { escapeHtml } from '../html/escape-html.ts';

/** Sitemap of all listed pages. Source: sitemaps.org, protocol 0.9. */
export function sitemap(pages: readonly PageRecord[], config: SiteConfig): string {
  const rows = pages
    .filter((page) => !page.unlisted)
    .map(
      (page) =>
        `<url><loc>${escapeHtml(canonicalUrl(page.path, config))}</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** Names the sitemaps of all versions. Source: sitemaps.org, protocol 0.9. */
export function sitemapIndex(files: readonly string[], config: SiteConfig): string {
  const rows = files.map(
    (file) => `<sitemap><loc>${escapeHtml(canonicalUrl(`/${file}`, config))}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`;
}

/** Tells crawlers where the sitemap of each language is; with `noIndex`, to stay away. The first language is the default one. */
export function robotsTxt(configs: readonly SiteConfig[]): string {
  const rule = configs[0]?.noIndex ? 'Disallow: /' : 'Allow: /';
  const sitemaps = configs.map((config) => `Sitemap: ${canonicalUrl('/sitemap.xml', config)}`);
  return `User-agent: *\n${rule}\n\n${sitemaps.join('\n')}\n`;
}
