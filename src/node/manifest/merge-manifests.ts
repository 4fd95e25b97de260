import type { Problem } from '#shared/problem.ts';
import type { Severity } from '#shared/config/site-config.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { severityOf } from '../report/severity.ts';
import { duplicate, indexByFile, type PageManifest } from './build-manifest.ts';

/**
 * The merged pages of all versions. Names of documents and sidebars are unique only within a
 * version.
 */
export interface SiteManifest extends Pick<
  PageManifest,
  'pages' | 'byPath' | 'byLowerPath' | 'scanned' | 'byFile'
> {
  /** Manifests by version name, newest first. */
  readonly versions: ReadonlyMap<string, PageManifest>;
}

/**
 * Merges the versions of a site. A page whose address a newer version already has is reported and
 * omitted. Pages shown by several versions belong to their own one.
 */
export function mergeManifests(
  versions: ReadonlyMap<string, PageManifest>,
  duplicateRoutes: Severity,
): { readonly manifest: SiteManifest; readonly problems: readonly Problem[] } {
  const [only] = versions.values();
  if (only && versions.size === 1) return { manifest: { ...only, versions }, problems: [] };
  const severity = severityOf(duplicateRoutes);
  const scanned = new Map<string, ScannedPage>();
  const problems: Problem[] = [];
  for (const [name, version] of versions)
    for (const [path, page] of version.scanned) {
      if (page.version !== name) continue;
      const first = scanned.get(path);
      if (first === undefined) scanned.set(path, page);
      else if (severity) problems.push(duplicate(page, first, severity));
    }
  const all = [...scanned.values()];
  const pages = all.map((page) => page.record).sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    problems,
    manifest: {
      pages: Object.freeze(pages),
      byPath: new Map(pages.map((page) => [page.path, page])),
      byLowerPath: new Map(pages.map((page) => [page.path.toLowerCase(), page])),
      scanned,
      byFile: indexByFile(all),
      versions,
    },
  };
}

/** Returns the address of the page at this path, ignoring case; undefined if there is none. */
export function findPath(
  wanted: string,
  { byPath, byLowerPath }: Pick<SiteManifest, 'byPath' | 'byLowerPath'>,
): string | undefined {
  return (byPath.get(wanted) ?? byLowerPath.get(wanted.toLowerCase()))?.path;
}
