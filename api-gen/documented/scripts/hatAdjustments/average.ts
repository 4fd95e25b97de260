/**
 * A script that averages a developer's corrections of hat shapes with those that are shipped.
 *
 * @module
 */

export {};
