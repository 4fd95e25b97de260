/**
 * A script that adds a developer's corrections of hat shapes to those that are shipped.
 *
 * @module
 */

export {};
