/**
 * A script that installs the extensions that are needed beside Cursorless while developing, in a
 * folder of their own.
 *
 * @module
 */

export {};
