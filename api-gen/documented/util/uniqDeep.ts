/**
 * Removes duplicates by value.
 *
 * @module
 * @primaryExport
 */

/**
 * Drops elements that are deeply equal to an earlier one.
 *
 * @param array - Any array; it is not changed.
 * @returns The remaining elements in their order.
 */
declare function uniqDeep<T>(array: T[]): T[];

export default uniqDeep;
