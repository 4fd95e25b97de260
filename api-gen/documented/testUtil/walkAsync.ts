/**
 * Lists files for tests that are generated from fixtures.
 *
 * @module
 */

/**
 * Collects all files below a folder.
 *
 * @param dir - The folder to search at any depth.
 * @returns Paths that begin with `dir`.
 */
export declare function walkFiles(dir: string): Promise<string[]>;
