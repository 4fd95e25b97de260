import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { plainPathPrefix } from '#shared/navbar/resolve-link.ts';
import { pathnameOf, safeDecode } from '#shared/paths/base-path.ts';
import { isStaticFile } from './static-files.ts';

/** The parts of the configuration with links. */
type Linking = Pick<LocalizedConfig, 'navbar' | 'footer'>;

/**
 * Leaves configured links to static files to the browser: without an extension, nothing in their
 * address distinguishes them from pages. `hasPage` tests whether a path is a page.
 */
export function linkStaticFiles(
  config: LocalizedConfig,
  publicDirs: readonly string[],
  hasPage: (to: string) => boolean,
): LocalizedConfig {
  const isStatic = (to: string): boolean =>
    to.startsWith('/') &&
    !hasPage(to) &&
    isStaticFile(safeDecode(pathnameOf(to)), { baseUrl: config.baseUrl, publicDirs });
  const links = { navbar: config.navbar, footer: config.footer };
  const text = JSON.stringify(links);
  const marked = JSON.stringify(links, (name, value: unknown) =>
    name === 'to' && typeof value === 'string' && isStatic(value) ? plainPathPrefix + value : value,
  );
  // The items of a configuration without such links keep their identity, by which they are found.
  return text === marked ? config : { ...config, ...(JSON.parse(marked) as Linking) };
}
