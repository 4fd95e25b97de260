/**
 * Arithmetic that the language offers for ordinary numbers only.
 *
 * @module
 */

/**
 * Removes the sign of a big integer.
 *
 * @param x - Any big integer.
 * @returns The distance of `x` from zero.
 */
export declare function abs(x: bigint): bigint;
