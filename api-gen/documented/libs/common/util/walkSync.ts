/**
 * Listing directories.
 *
 * @module
 */

/**
 * Lists all files below a directory, with full paths.
 *
 * @param dir - The directory.
 */
export declare function walkFilesSync(dir: string): string[];

/**
 * Lists all directories below a directory, with paths relative to it.
 *
 * @param dir - The directory.
 */
export declare function walkDirsSync(dir: string): string[];
