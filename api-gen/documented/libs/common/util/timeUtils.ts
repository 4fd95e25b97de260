/**
 * Units of time.
 *
 * @module
 */

/**
 * Turns nanoseconds into seconds.
 *
 * @param nanoseconds - The time, as Node's high-resolution clock gives it.
 * @param precision - How many parts of a second to keep; a million by default.
 */
export declare function hrtimeBigintToSeconds(nanoseconds: bigint, precision?: bigint): number;
