import { canonicalUrl } from '#shared/page/head-tags.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';

/** Hosts of repositories whose form for new issues takes a title and a text from its address. */
const issueForms = /^https:\/\/(?:github\.com|codeberg\.org)\//;

/** Address of the form where readers report a problem, with `{title}` and `{path}` of the page left to fill in; undefined for a site without one. */
export function reportForm(config: SiteConfig): string | undefined {
  const { reportUrl: written, repository } = config;
  const issues = issueForms.test(repository?.url ?? '') ? repository?.url : undefined;
  const form =
    written ?? (issues && `${issues}/issues/new?title={title}&body={title}%0A{address}%0A%0A`);
  const site = canonicalUrl('/', config).replace(/\/$/, '');
  return form?.replaceAll('{address}', () => `${encodeURIComponent(site)}{path}`);
}
