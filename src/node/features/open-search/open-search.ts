import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';

/**
 * Creates an OpenSearch description, so that browsers can offer the site's search. Source:
 * OpenSearch 1.1, draft 6.
 */
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
