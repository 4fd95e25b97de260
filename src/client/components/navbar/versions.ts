import type { VersionConfig } from '#shared/config/version-config.ts';

/** Input for choosing the version that a link points to. */
export interface VersionChoice {
  readonly versions: readonly VersionConfig[];
  /** Name of the current page's version, or of the version chosen on the search page. */
  readonly active?: string;
  /** The stored preference; it may name a version that no longer exists. */
  readonly preferred: string | null;
}

/**
 * Returns versions in the order in which to look up a link's target: active, preferred, latest,
 * then all others.
 */
export function candidateVersions({
  versions,
  active,
  preferred,
}: VersionChoice): readonly VersionConfig[] {
  const byName = (name?: string | null) => versions.filter((version) => version.name === name);
  const latest = versions.filter((version) => version.isLast);
  return [...new Set([...byName(active), ...byName(preferred), ...latest, ...versions])];
}
