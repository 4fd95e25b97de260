/** What the generator says of one page of the reference in `api-manifest.json`. */
export interface ApiManifestEntry {
  /** Path of the page's file below the output folder, without extension. */
  readonly id: string;
  /** Site path. */
  readonly path: string;
  readonly title: string;
  readonly label: string;
  readonly kind: string;
  readonly category: string;
  /** Path of the declaring file below the source folder. */
  readonly source: string | null;
  /** Names that readers may look for: the declaration's and its members'. */
  readonly symbols: readonly string[];
  readonly deprecated: boolean;
}

/** Name of the list of all pages of declarations, in the generator's output folder. */
export const apiManifestFile = 'api-manifest.json';
