/**
 * Extensions that have to be present in the editor under test.
 *
 * @module
 */

/**
 * Marketplace identifiers of the extensions that are installed before the end-to-end tests start:
 * the syntax parser, notebooks and a language whose editor support is not built in.
 */
export declare const extensionDependencies: string[];
