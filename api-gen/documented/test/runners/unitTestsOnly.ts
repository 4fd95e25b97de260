/**
 * Entry point for the tests that need no editor.
 *
 * @module
 */

/**
 * Runs the unit tests of the engine and of the shared libraries, without starting an editor.
 *
 * @returns Resolves when all tests have passed and rejects with the number of failures otherwise.
 */
export declare function run(): Promise<void>;
