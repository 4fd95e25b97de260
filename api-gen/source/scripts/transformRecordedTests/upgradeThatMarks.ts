/**
 * Bringing recorded marks up to date.
 *
 * @module
 */

import { FixtureTransformation } from './types';

/** Turns marks that were recorded as selections into recorded targets. */
export declare const upgradeThatMarks: FixtureTransformation;
