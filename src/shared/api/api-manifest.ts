/**
 * Parts of a source folder that the API reference leaves out unless the setting `api.include` names
 * them.
 */
export const excludedParts = ['tests', 'configurations', 'output', 'private', 'internal'] as const;

/** A member described on a page of the reference. */
export interface ApiMember {
  readonly name: string;
  /** HTML id of the member on the page. */
  readonly id: string;
  readonly kind: string;
  /** Tags: `deprecated`, `beta`, and `override` if it overrides another declaration. */
  readonly marks?: readonly string[];
  /** Number of members that override or implement this one. */
  readonly overriders?: number;
  /** The member's call signatures, reduced to their types: `<T>(Target, T?) => Range`. */
  readonly shapes?: readonly string[];
}

/** One page of the reference in `api-manifest.json`. */
export interface ApiManifestEntry {
  /** Path of the page's file in the output folder, without extension. */
  readonly id: string;
  /** Path of the page, without the base path and the version's path. */
  readonly path: string;
  readonly title: string;
  readonly label: string;
  readonly kind: string;
  readonly category: string;
  /** Path of the declaring file in the source folder; null if unknown. */
  readonly source: string | null;
  /** Names of the page's members, without duplicates. */
  readonly symbols: readonly string[];
  readonly deprecated: boolean;
  /** Tags of the declaration: `deprecated`, `beta`. */
  readonly marks?: readonly string[];
  /** Names of the types that it extends or implements. */
  readonly bases?: readonly string[];
  readonly members: readonly ApiMember[];
}

/** File in the generator's output folder that lists all declaration pages. */
export const apiManifestFile = 'api-manifest.json';

/** Default settings of the API reference. */
export const apiDefaults = { path: 'api', by: 'package' } as const;

/**
 * Returns the top-level folder of a reference's path, which contains the contributors' guide:
 * `contributing`. Returns undefined if the reference is itself a top-level folder.
 */
export function guideFolder(apiPath: string): string | undefined {
  const [folder, ...below] = apiPath.split('/');
  return below.length > 0 ? folder : undefined;
}
