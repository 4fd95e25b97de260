/**
 * Running only some tests while developing.
 *
 * @module
 */

/** The pattern for the titles of the tests to run; developers edit it. */
export declare const TEST_SUBSET_GREP_STRING = 'snippets';

/** Tells whether only that subset was asked for, by an environment variable. */
export declare function runTestSubset(): boolean;
