/**
 * Rewrites a file.
 *
 * @module
 */

import { FixtureTransformation } from './types';

/**
 * Reads a recorded test, changes it and writes it back.
 *
 * @param transformation - What to change.
 * @param file - The test's file.
 */
export declare function transformFile(
  transformation: FixtureTransformation,
  file: string,
): Promise<void>;
