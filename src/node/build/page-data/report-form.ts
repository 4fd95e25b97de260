import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';

/** Repository hosts whose form for new issues accepts a title and a text in its address. */
const issueForms = /^https:\/\/(?:github\.com|codeberg\.org)\//;

/**
 * Returns the address of the form for reporting a problem, with the placeholders `{title}` and
 * `{path}`; undefined if the site has none.
 */
export function reportForm(config: SiteConfig): string | undefined {
  const { reportUrl: written, repository } = config;
  const issues = issueForms.test(repository?.url ?? '') ? repository?.url : undefined;
  const form =
    written ?? (issues && `${issues}/issues/new?title={title}&body={title}%0A{address}%0A%0A`);
  const site = canonicalUrl('/', config).replace(/\/$/, '');
  return form?.replaceAll('{address}', () => `${encodeURIComponent(site)}{path}`);
}
