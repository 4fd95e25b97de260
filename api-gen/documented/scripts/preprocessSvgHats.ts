/**
 * A script that gives the pictures of hats a common size and fill color.
 *
 * @module
 */

export {};
