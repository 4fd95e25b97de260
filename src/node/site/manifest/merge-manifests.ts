import type { Problem } from '#shared/problem.ts';
import type { Severity } from '#shared/config/site-config.ts';
import type { PageManifest } from './build-manifest.ts';
import { indexPages, type PageIndex } from './index-pages.ts';

/**
 * The merged pages of all versions. Names of documents and sidebars are unique only within a
 * version.
 */
export interface SiteManifest extends PageIndex {
  /** Manifests by version name, newest first. */
  readonly versions: ReadonlyMap<string, PageManifest>;
}

/**
 * Merges the versions of a site. A page whose address a newer version already has is reported and
 * omitted. Pages shown by several versions belong to their own version.
 */
export function mergeManifests(
  versions: ReadonlyMap<string, PageManifest>,
  duplicateRoutes: Severity,
): { readonly manifest: SiteManifest; readonly problems: readonly Problem[] } {
  const [only] = versions.values();
  if (only && versions.size === 1) return { manifest: { ...only, versions }, problems: [] };
  const all = [...versions].flatMap(([name, { scanned }]) =>
    [...scanned.values()].filter((page) => page.version === name),
  );
  const { index, problems } = indexPages(all, duplicateRoutes);
  return { manifest: { ...index, versions }, problems };
}
