/**
 * Helper for arrays.
 *
 * @module
 */

/**
 * Joins several copies of an array end to end.
 *
 * @param array - The array to copy; its elements are shared, not cloned.
 * @param n - How many copies.
 * @returns An array of `n` times the length.
 */
export declare function repeat<T>(array: T[], n: number): T[];
