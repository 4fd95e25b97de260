/**
 * How recorded tests are written.
 *
 * @module
 */

/**
 * Writes an object as YAML, with simple lists and objects on one line each.
 *
 * @param obj - The object.
 */
declare function serialize(obj: unknown): string;
export default serialize;
