/** One version of the documentation as it is shown. */
export interface VersionConfig {
  /** "current" for the pages in the content folder, else a name of `versions.json`. */
  readonly name: string;
  readonly label: string;
  /** The version that readers are led to. */
  readonly isLast: boolean;
  /** Path of the version's main page, without the base path. */
  readonly path: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  readonly badge: boolean;
}

/** A version with what only the build must know of it. */
export interface ResolvedVersion extends VersionConfig {
  readonly noIndex: boolean;
  /** Older than the last version: its pages are copies of newer ones in the eyes of search engines. */
  readonly isOld: boolean;
}

/** A version without what only the build knows of it. */
export function pickVersion(version: VersionConfig): VersionConfig {
  const { name, label, isLast, path, banner, badge } = version;
  return { name, label, isLast, path, banner, badge };
}

/** Name of the version in the content folder. */
export const currentVersionName = 'current';

/** What search services filter by: plugin and version of a page. */
export function docsVersionTag(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}
