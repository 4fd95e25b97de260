import type { Problem } from '#shared/problem.ts';
import type { Severity } from '#shared/config/site-config.ts';
import type { PageManifest } from './build-manifest.ts';
import { indexPages, type PageIndex } from './index-pages.ts';

/**
 * The merged pages of all versions. Document ids and sidebar names are unique only within a
 * version.
 */
export interface SiteManifest extends PageIndex {
  /** Manifests by version name, newest first. */
  readonly versions: ReadonlyMap<string, PageManifest>;
}

/**
 * Merges the manifests of all versions. A page whose path is already taken by a newer version's
 * page is reported and omitted. A page that several versions show is taken only from the version it
 * belongs to.
 */
export function mergeManifests(
  versions: ReadonlyMap<string, PageManifest>,
  duplicateRoutes: Severity,
): { readonly manifest: SiteManifest; readonly problems: readonly Problem[] } {
  const all = [...versions].flatMap(([name, { scanned }]) =>
    [...scanned.values()].filter((page) => page.version === name),
  );
  const { index, problems } = indexPages(all, duplicateRoutes);
  return { manifest: { ...index, versions }, problems };
}
