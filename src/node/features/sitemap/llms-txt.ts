import { toAddress } from '#shared/paths/base-path.ts';
import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { markdownPath } from '#node/base/files/page-outputs.ts';

/**
 * Creates an index of the hand-written pages for language models: title, tagline, one line per
 * page, and a link to the API reference. `others` are links to the other versions' indexes. Source:
 * llmstxt.org.
 */
export function llmsTxt(
  pages: readonly PageRecord[],
  config: SiteConfig,
  others: readonly string[],
): string {
  const listed = pages.filter((page) => !page.unlisted);
  const row = ({ title, path, description }: PageRecord): string =>
    `- [${title}](${canonicalUrl(markdownPath(path), config)})${description ? `: ${description}` : ''}`;
  const sections = [...new Set(listed.map((page) => page.sidebar))].map((name) => {
    const members = listed.filter((page) => page.sidebar === name && page.origin === 'content');
    return members.length > 0 ? `## ${name ?? 'Other'}\n\n${members.map(row).join('\n')}` : '';
  });
  const api = listed.find((page) => page.origin === 'api');
  const reference = api
    ? `## API reference\n\n- [API reference](${canonicalUrl(api.path, config)}): one page for every class, interface, enumeration, module and namespace`
    : '';
  const versions = others.length > 0 ? `## Other versions\n\n${others.join('\n')}` : '';
  return `${[`# ${config.title}`, config.tagline ? `> ${config.tagline}` : '', ...sections, reference, versions].filter(Boolean).join('\n\n')}\n`;
}

/** Joins the Markdown of pages into one text, each preceded by its path in a comment. */
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
