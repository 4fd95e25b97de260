import { canonicalUrl } from '#shared/head-tags.ts';
import type { PageRecord } from '#shared/page.ts';
import { withBase } from '#shared/base-path.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { markdownPath } from '../output/page-outputs.ts';

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

/** Lets browsers offer the site's search. Source: OpenSearch 1.1, draft 6. */
export function openSearch(config: SiteConfig, searchPagePath: string): string {
  const searchUrl = canonicalUrl(`/${searchPagePath}/`, config);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeHtml(config.title.slice(0, 16))}</ShortName>`,
    `  <Description>${escapeHtml(`Search ${config.title}`)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="16" height="16" type="image/svg+xml">${escapeHtml(canonicalUrl(`/${config.favicon}`, config))}</Image>`,
    `  <Url type="text/html" template="${escapeHtml(`${searchUrl}?q={searchTerms}`)}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(canonicalUrl('/opensearch.xml', config))}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

/** What the index for language models is written from. */
export interface LlmsTxtInput {
  readonly pages: readonly PageRecord[];
  readonly config: SiteConfig;
  /** By path. */
  readonly descriptions: ReadonlyMap<string, string | undefined>;
  /** Where the same of other versions is. */
  readonly otherVersions?: readonly { readonly label: string; readonly address: string }[];
}

/** Index of the written pages for language models: title, tagline, and one line a page. Source: llmstxt.org. */
export function llmsTxt({ pages, config, descriptions, otherVersions = [] }: LlmsTxtInput): string {
  const listed = pages.filter((page) => !page.unlisted);
  const row = (page: PageRecord): string => {
    const description = descriptions.get(page.path);
    return `- [${page.title}](${canonicalUrl(markdownPath(page.path), config)})${description ? `: ${description}` : ''}`;
  };
  const sections = [...new Set(listed.map((page) => page.sidebar))].map((name) => {
    const members = listed.filter((page) => page.sidebar === name && page.origin === 'content');
    return members.length > 0 ? `## ${name ?? 'Other'}\n\n${members.map(row).join('\n')}` : '';
  });
  const api = listed.find((page) => page.origin === 'api');
  const reference = api
    ? `## API reference\n\n- [API reference](${canonicalUrl(api.path, config)}): one page for every class, interface, enumeration, module and namespace`
    : '';
  const rows = otherVersions.map(({ label, address }) => `- [${label}](${address})`);
  const versions = rows.length > 0 ? `## Other versions\n\n${rows.join('\n')}` : '';
  return `${[`# ${config.title}`, config.tagline ? `> ${config.tagline}` : '', ...sections, reference, versions].filter(Boolean).join('\n\n')}\n`;
}

/** All written pages in one text. */
export function llmsFullTxt(
  pages: readonly { readonly record: PageRecord; readonly markdown: string }[],
  config: SiteConfig,
): string {
  const parts = pages.map(
    ({ record, markdown }) =>
      `<!-- ${withBase(config.baseUrl, record.path)} -->\n\n${markdown.trim()}`,
  );
  return `${[`# ${config.title}`, ...parts].join('\n\n')}\n`;
}
