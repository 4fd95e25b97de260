import { locateFindings } from '../config/load-config.ts';
import type { SiteProject } from '../site/open/open-locale.ts';
import { compileAll } from '../site/compile/built-page.ts';
import type { ConfigSource } from '../config/load-config.ts';
import type { ExternalLink } from './check-external-links.ts';

/** Lists the links of all pages, redirects, the navbar and the footer, with their positions in the sources. */
export async function listExternalLinks(
  { site }: Pick<SiteProject, 'site'>,
  source: Pick<ConfigSource, 'file' | 'text'>,
): Promise<readonly ExternalLink[]> {
  const pages = await compileAll(site);
  const { navbar, footer } = site.options.config;
  const inFrame = [...findHrefs(navbar, ['navbar']), ...findHrefs(footer, ['footer'])];
  const located = await locateFindings(
    inFrame.map(({ url, path }) => ({ path, message: url, severity: 'error' })),
    source,
  );
  return [
    ...pages.flatMap(({ compiled }) => compiled.links),
    ...site.redirects().map(({ to, target }) => ({ url: to, ...target })),
    ...located.map(({ message: url, position }) => ({ url, position })),
  ];
}

/** Finds every `href` in a part of the configuration. */
function findHrefs(
  value: unknown,
  path: readonly string[],
): readonly { readonly url: string; readonly path: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name === 'href' && typeof field === 'string'
      ? [{ url: field, path: [...path, name] }]
      : findHrefs(field, [...path, name]),
  );
}
