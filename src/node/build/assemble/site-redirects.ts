import { statSync } from 'node:fs';
import path from 'node:path';
import { withTrailingSlash } from '#shared/paths/base-path.ts';
import { nestedBases } from '#shared/paths/locale-path.ts';
import { findPath } from '#node/site/manifest/index-pages.ts';
import type { SiteManifest } from '#node/site/manifest/merge-manifests.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';
import { resolveRedirects } from '#node/features/redirects/resolve-redirects.ts';
import { configRedirects, pageRedirects } from '#node/features/redirects/written-redirect.ts';

/** Collects and checks the redirects of the configuration and of all pages. */
export function siteRedirects(
  manifest: SiteManifest,
  { config, configSource, publicDirs, versions, excludedPath, pendingPath }: SiteOptions,
): ReturnType<typeof resolveRedirects> {
  const byName = new Map(versions.map((version) => [version.name, version]));
  const written = [...manifest.scanned.values()].flatMap((page) => {
    const version = byName.get(page.version);
    return version ? pageRedirects(page, version) : [];
  });
  const unchecked = excludedPath ?? pendingPath;
  const { searchPagePath } = config.search;
  return resolveRedirects([...configRedirects(config, configSource), ...written], {
    baseUrl: config.baseUrl,
    siteBaseUrl: config.siteBaseUrl,
    nested: nestedBases({ ...config, current: config.locale }),
    elsewhere: config.checks.elsewhere,
    pages: manifest.pages.map((page) => page.path),
    findPath: (wanted) => findPath(wanted, manifest),
    isFile: (wanted) =>
      (unchecked !== undefined && withTrailingSlash(wanted).startsWith(unchecked)) ||
      withTrailingSlash(wanted) === `/${searchPagePath || '.'}/` ||
      publicDirs.some((folder) =>
        statSync(path.join(folder, wanted), { throwIfNoEntry: false })?.isFile(),
      ),
  });
}
