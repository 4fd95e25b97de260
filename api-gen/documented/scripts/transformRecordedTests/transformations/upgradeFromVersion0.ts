/**
 * Bringing the oldest recorded tests up to date.
 *
 * @module
 */

import { TestCaseFixture } from '../../../testUtil/TestCaseFixture';

/**
 * Turns a test from before commands had versions into one with a command of version 1.
 *
 * @param fixture - The test.
 */
export declare function upgradeFromVersion0(fixture: TestCaseFixture): any;
