import path from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { sitePath } from '#shared/navbar/resolve-link.ts';
import { pathnameOf, safeDecode, withTrailingSlash } from '#shared/paths/base-path.ts';
import { linkStaticFiles, fitConfig } from './fit-config.ts';
import { isShownIn } from '#node/site/content/place-pages.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { Redirect } from '#node/compile/model/site.ts';
import { mergeManifests, type SiteManifest } from '#node/site/manifest/merge-manifests.ts';
import type { Assets } from '#node/compile/model/assets.ts';
import { assembleVersion, type AssembledVersion } from './assemble-version.ts';
import { markdownFormat, type SiteOptions } from '#node/compile/model/site-options.ts';
import { isFile } from '#node/base/files/is-inside.ts';
import { nestedBases } from '#shared/paths/locale-path.ts';
import { findPath } from '#node/site/manifest/index-pages.ts';
import { resolveRedirects } from '#node/features/redirects/resolve-redirects.ts';
import { configRedirects, pageRedirects } from '#node/features/redirects/written-redirect.ts';

/** A site's current pages and the data derived from them. */
export interface AssembledPages {
  readonly config: LocalizedConfig;
  readonly manifest: SiteManifest;
  readonly redirects: readonly Redirect[];
  readonly problems: readonly Problem[];
  /**
   * Notes for the log: that the pages contain code, how the configuration was adapted to them, and
   * which pages are excluded.
   */
  readonly notes: readonly string[];
  /** Assembled versions, keyed by version name, newest first. */
  readonly versions: ReadonlyMap<string, AssembledVersion>;
}

/**
 * Assembles a site from scanned files: its versions, a manifest that covers all versions, and a
 * configuration adapted to the pages.
 */
export function assemblePages(
  scanned: readonly ScannedPage[],
  options: SiteOptions,
  assets: Assets,
): AssembledPages {
  const versions = new Map(
    options.versions.map((version) => {
      const files = scanned.filter((page) => isShownIn(version, page));
      return [version.name, assembleVersion(version, files, options, assets)];
    }),
  );
  const { manifest, problems } = mergeManifests(
    new Map([...versions].map(([name, { manifest: own }]) => [name, own])),
    options.config.checks.duplicateRoutes,
  );
  const hasPage = (to: string) => manifest.scanned.has(safeDecode(sitePath(pathnameOf(to))));
  const config = linkStaticFiles(options.config, options.publicDirs, hasPage);
  const fitted = options.dialect.fitsConfig
    ? fitConfig(config, manifest, hasPage, options.versions)
    : { config, notes: [] };
  const redirects = siteRedirects(manifest, options);
  const { excludedPath } = options;
  const isCode = options.dialect.trustsCode && markdownFormat(options) !== 'md';
  return {
    ...fitted,
    notes: [
      ...(isCode
        ? [
            `The pages of ${options.contentDir} are MDX, which is code that runs with your rights; \`markdown: { format: 'md' }\` makes them data.`,
          ]
        : []),
      ...fitted.notes.map(
        (note) => `${path.relative(options.root, options.configSource.file)}: ${note}`,
      ),
      ...(excludedPath === undefined
        ? []
        : [`The pages below ${excludedPath} are excluded, and links to them are not checked.`]),
    ],
    manifest,
    versions,
    redirects: redirects.redirects,
    problems: [
      ...[...versions.values()].flatMap((version) => version.problems),
      ...problems,
      ...redirects.problems,
    ],
  };
}

/** Collects and checks the redirects from the configuration and all pages. */
function siteRedirects(
  manifest: SiteManifest,
  { config, configSource, publicDirs, versions, excludedPath, pendingPath }: SiteOptions,
) {
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
      publicDirs.some((folder) => isFile(path.join(folder, wanted))),
  });
}
