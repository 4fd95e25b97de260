/**
 * Entry point for the complete test suite.
 *
 * @module
 */

/**
 * Runs every test file of the extension. Has to be called from within the editor, because the
 * end-to-end tests use its programming interface.
 *
 * @returns Resolves when all tests have passed and rejects with the number of failures otherwise.
 */
export declare function run(): Promise<void>;
