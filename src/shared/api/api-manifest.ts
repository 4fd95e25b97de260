/** Parts of a folder of sources that its reference leaves out, unless a setting names them. */
export const excludedParts = ['tests', 'configurations', 'output', 'private', 'internal'] as const;

/** A member described on a page of the reference. */
export interface ApiMember {
  readonly name: string;
  /** Its anchor. */
  readonly id: string;
  readonly kind: string;
  /** Tags: `deprecated`, `beta`, and `override` if it overrides another declaration. */
  readonly marks?: readonly string[];
  /** Number of members that override or implement it. */
  readonly overriders?: number;
  /** Its call signatures, reduced to types: `<T>(Target, T?) => Range`. */
  readonly shapes?: readonly string[];
}

/** One page of the reference in `api-manifest.json`. */
export interface ApiManifestEntry {
  /** Path of the page's file in the output folder, without extension. */
  readonly id: string;
  /** Site path. */
  readonly path: string;
  readonly title: string;
  readonly label: string;
  readonly kind: string;
  readonly category: string;
  /** Path of the declaring file in the source folder. */
  readonly source: string | null;
  /** Names that readers may look for: the declaration's and its members'. */
  readonly symbols: readonly string[];
  readonly deprecated: boolean;
  /** Tags of the declaration: `deprecated`, `beta`. */
  readonly marks?: readonly string[];
  /** Names of what it extends and implements. */
  readonly bases?: readonly string[];
  readonly members: readonly ApiMember[];
}

/** Name of the file in the generator's output folder that lists all pages of declarations. */
export const apiManifestFile = 'api-manifest.json';

/** Defaults of the settings of the reference. */
export const apiDefaults = { path: 'api', by: 'package' } as const;

/**
 * Returns the top folder of a reference's path, which contains the guide for its readers:
 * `contributing`; undefined if the reference is a top folder itself.
 */
export function guideFolder(apiPath: string): string | undefined {
  const [folder, ...below] = apiPath.split('/');
  return below.length > 0 ? folder : undefined;
}
