/**
 * Compares stretches of text.
 *
 * @module
 */
import { Offsets } from './types';

/**
 * Says whether one stretch covers another; they may share their edges.
 *
 * @param offsets1 - The stretch that should be larger.
 * @param offsets2 - The stretch that should lie within it.
 */
export declare function weaklyContains(offsets1: Offsets, offsets2: Offsets): boolean;
