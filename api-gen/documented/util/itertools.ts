/**
 * Helpers for collections.
 *
 * @module
 */

/**
 * Sorts elements into groups that share a key. Keys are compared by identity, and both groups and
 * their elements keep the order of the list.
 *
 * @param list - The elements.
 * @param func - Returns the key of an element.
 * @returns The elements of each group, by key.
 */
export declare function groupBy<T, U>(list: T[], func: (element: T) => U): Map<U, T[]>;
