/**
 * What the scripts for hat shapes share.
 *
 * @module
 */

/**
 * Rounds a correction to four decimals.
 *
 * @param value - The correction.
 * @returns The rounded value, or `undefined` for 0, which need not be stored.
 */
export declare function postProcessValue(value: number): number | undefined;
