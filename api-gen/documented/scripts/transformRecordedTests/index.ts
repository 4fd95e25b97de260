/**
 * A script that rewrites all recorded tests in one of several ways.
 *
 * @module
 */

export {};
