import type { VersionConfig } from '#shared/config/version-config.ts';
import type { DocTarget } from '#shared/navbar/resolved-item.ts';

type VersionName = Pick<VersionConfig, 'name' | 'isLast'>;

/** Input for choosing the version that a link points to. */
export interface VersionChoice<Version extends VersionName = VersionConfig> {
  readonly versions: readonly Version[];
  /** Name of the current page's version. */
  readonly active?: string;
  /** The stored preference; it may name a version that no longer exists. */
  readonly preferred: string | null;
}

/**
 * Returns versions in the order in which to look up a link's target: active, preferred, latest,
 * then all others.
 */
export function candidateVersions<Version extends VersionName>({
  versions,
  active,
  preferred,
}: VersionChoice<Version>): Version[] {
  const byName = (name?: string | null) => versions.filter((version) => version.name === name);
  const latest = versions.filter((version) => version.isLast);
  return [...new Set([...byName(active), ...byName(preferred), ...latest, ...versions])];
}

/** Returns the version marked as the latest, or the first version if none is marked. */
export function latestVersion<Version extends VersionName>(
  versions: readonly Version[],
): Version | undefined {
  return versions.find((version) => version.isLast) ?? versions[0];
}

/** Returns a doc link's target in the first version that has one. */
export function chooseTarget(
  targets: Readonly<Record<string, DocTarget>>,
  choice: VersionChoice<VersionName>,
): DocTarget | undefined {
  return candidateVersions(choice)
    .map(({ name }) => targets[name])
    .find((target) => target !== undefined);
}

/** Returns the current page's path in another version, or the path of that version's main page. */
export function pathOrStart(
  version: VersionConfig,
  versionPaths: Readonly<Record<string, string>> = {},
): string {
  return versionPaths[version.name] ?? version.path;
}
