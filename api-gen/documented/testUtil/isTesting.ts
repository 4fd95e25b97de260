/**
 * Tells test runs from normal use.
 *
 * @module
 * @primaryExport
 */

/**
 * Says whether the process was started by the test suite, which sets the environment variable
 * `CURSORLESS_TEST`.
 */
declare function isTesting(): boolean;

export default isTesting;
