/**
 * Helper for plain objects.
 *
 * @module
 */

/**
 * Merges objects without letting one silently overwrite another.
 *
 * @param objects - The objects to merge; they are not changed.
 * @returns A new object with the entries of all of them.
 * @throws When two objects share a key.
 */
export declare function mergeStrict<Value>(
  ...objects: Record<string, Value>[]
): Record<string, Value>;
