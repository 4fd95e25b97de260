/**
 * Script that runs the unit tests in plain Node, without launching an editor.
 *
 * @module
 */

export {};
