/**
 * Script for continuous integration: launches an editor and runs the complete test suite in it.
 *
 * @module
 */

export {};
