/** One version of the documentation, as readers see it. */
export interface VersionConfig {
  /** "current" for the pages in the content folder, otherwise a name from `versions.json`. */
  readonly name: string;
  readonly label: string;
  /** Whether this is the default version. */
  readonly isLast: boolean;
  /** Path of the version's main page, without the base path. */
  readonly path: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  readonly badge: boolean;
  /**
   * Tag that search services use to filter this version's reference pages: `2.0-api`. Present only
   * if other versions show those pages too.
   */
  readonly sharedReference?: string;
}

/** A version, including the fields that only the build needs. */
export interface ResolvedVersion extends VersionConfig {
  readonly noIndex: boolean;
  /**
   * Whether the version is older than the last version. The canonical URL of each of its pages is
   * then that of the same page in the last version, if there is one.
   */
  readonly isOld: boolean;
}

/** Returns the default version. */
export function lastVersion<Version extends Pick<VersionConfig, 'isLast'>>(
  versions: readonly Version[],
): Version | undefined {
  return versions.find(({ isLast }) => isLast);
}

/** Name of the version in the content folder. */
export const currentVersionName = 'current';

/** Returns the tag by which search services filter pages: `docs-<plugin id>-<version>`. */
export function docsVersionTag(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}
