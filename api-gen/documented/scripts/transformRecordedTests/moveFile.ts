/**
 * Sorts recorded tests into directories.
 *
 * @module
 */

/**
 * Moves a recorded test about surrounding pairs to the directory for its language, or to the one
 * for plain text. Other tests stay where they are.
 *
 * @param file - The test's file.
 */
declare function moveFile(file: string): Promise<void>;

export default moveFile;
