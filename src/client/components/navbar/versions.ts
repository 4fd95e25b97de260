import type { VersionConfig } from '#shared/version-config.ts';
import type { DocTarget } from '#shared/resolved-item.ts';

type VersionName = Pick<VersionConfig, 'name' | 'isLast'>;

/** What decides which version a link points to. */
export interface VersionChoice<Version extends VersionName = VersionConfig> {
  readonly versions: readonly Version[];
  /** Name of the version of the page that is shown. */
  readonly active?: string;
  /** The stored preference; it may name a version that is gone. */
  readonly preferred: string | null;
}

/** Versions in the order in which a link looks for its target: the active, the preferred, the latest, all others. */
export function candidateVersions<Version extends VersionName>({
  versions,
  active,
  preferred,
}: VersionChoice<Version>): Version[] {
  const byName = (name?: string | null) => versions.filter((version) => version.name === name);
  const latest = versions.filter((version) => version.isLast);
  return [...new Set([...byName(active), ...byName(preferred), ...latest, ...versions])];
}

/** The latest version. */
export function latestVersion<Version extends VersionName>(
  versions: readonly Version[],
): Version | undefined {
  return versions.find((version) => version.isLast) ?? versions[0];
}

/** Target of a doc link in the first version that has it. */
export function chooseTarget(
  targets: Readonly<Record<string, DocTarget>>,
  choice: VersionChoice<VersionName>,
): DocTarget | undefined {
  return candidateVersions(choice)
    .map(({ name }) => targets[name])
    .find((target) => target !== undefined);
}

/** Path of the page that is shown in another version, or that version's main page. */
export function pathOrStart(
  version: VersionConfig,
  versionPaths: Readonly<Record<string, string>> = {},
): string {
  return versionPaths[version.name] ?? version.path;
}
