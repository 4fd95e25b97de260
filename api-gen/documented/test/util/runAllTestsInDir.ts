/**
 * Finds compiled test files and hands them to the test framework.
 *
 * @module
 */

/**
 * Runs all test files below one folder.
 *
 * @param testRoot - The folder, searched at any depth for files that end in `.test.js`.
 * @returns Resolves when all tests have passed and rejects with the number of failures otherwise.
 */
export declare function runAllTestsInDir(testRoot: string): Promise<void>;

/**
 * Runs all test files below several folders as one suite. When the launch configuration asks for a
 * subset, only tests whose title fits it are run.
 *
 * @param testRoots - The folders, each searched at any depth for files that end in `.test.js`.
 * @returns Resolves when all tests have passed and rejects with the number of failures otherwise.
 */
export declare function runAllTestsInDirs(testRoots: string[]): Promise<void>;
