import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';
import { withBase } from '#shared/paths/base-path.ts';
import type { Feature } from '#node/compile/model/feature.ts';

/** Offers the site's search page to browsers' search bars if the site's URL is configured. */
export const openSearchDescription: Feature = {
  outputs(site) {
    const config = site.config();
    const { searchPagePath } = config.search;
    const content = () =>
      searchPagePath && config.url !== '' ? openSearch(config, searchPagePath) : undefined;
    return [['opensearch.xml', { what: 'the description of the search', content }]];
  },
  siteTags({ baseUrl, search, title, url }) {
    if (!search.searchPagePath || !url) return [];
    const attributes = {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title,
      href: withBase(baseUrl, '/opensearch.xml'),
    };
    return [{ tag: 'link', attributes }];
  },
};

/**
 * Creates an OpenSearch description, so that browsers can offer the site's search. Source:
 * OpenSearch 1.1, draft 6.
 */
function openSearch(config: SiteConfig, searchPagePath: string): string {
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
