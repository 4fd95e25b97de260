/**
 * A script that runs before the extension is published: it makes the number of commits part of the
 * version and records what the build was made from.
 *
 * @module
 */

export {};
