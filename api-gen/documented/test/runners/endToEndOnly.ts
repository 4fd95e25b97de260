/**
 * Entry point for the tests that need an editor.
 *
 * @module
 */

/**
 * Runs only the end-to-end tests, which drive an editor through recorded commands. Has to be called
 * from within the editor.
 *
 * @returns Resolves when all tests have passed and rejects with the number of failures otherwise.
 */
export declare function run(): Promise<void>;
