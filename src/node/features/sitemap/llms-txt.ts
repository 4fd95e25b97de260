import { toAddress } from '#shared/paths/base-path.ts';
import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { markdownPath } from '#node/base/files/page-outputs.ts';

/** The written pages, and where other versions have their index. */
export interface LlmsTxtInput {
  readonly pages: readonly PageRecord[];
  readonly config: SiteConfig;
  /** Descriptions by path. */
  readonly descriptions: ReadonlyMap<string, string | undefined>;
  /** Addresses of the other versions' indexes. */
  readonly otherVersions?: readonly { readonly label: string; readonly address: string }[];
}

/**
 * Creates an index of the written pages for language models: title, tagline, and one line per page.
 * Source: llmstxt.org.
 */
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

/** Joins all written pages into one text. */
export function llmsFullTxt(
  pages: readonly { readonly record: PageRecord; readonly markdown: string }[],
  config: SiteConfig,
): string {
  const parts = pages.map(
    ({ record, markdown }) =>
      `<!-- ${toAddress(config.baseUrl, record.path)} -->\n\n${markdown.trim()}`,
  );
  return `${[`# ${config.title}`, ...parts].join('\n\n')}\n`;
}
