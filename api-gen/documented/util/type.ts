/**
 * Checks on the type of a value.
 *
 * @module
 */

/**
 * Says whether a value is a string, be it a primitive or an object.
 *
 * @param arg - The value to examine.
 */
export declare function isString(arg: unknown): arg is string;
