/**
 * Helper for maps.
 *
 * @module
 */

/**
 * Looks up a key and, when it has no value yet, makes one and stores it.
 *
 * @param map - The map, changed when the key is new.
 * @param key - The key to look up.
 * @param factory - Makes the value for a new key.
 * @returns The stored value.
 */
export declare function getDefault<K, V>(map: Map<K, V>, key: K, factory: () => V): V;
