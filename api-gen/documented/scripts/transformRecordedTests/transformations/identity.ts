/**
 * The change that changes nothing.
 *
 * @module
 */

import { TestCaseFixture } from '../../../testUtil/TestCaseFixture';

/**
 * Returns the test as it is; writing it back only brings its format up to date.
 *
 * @param fixture - The test.
 */
export declare function identity(fixture: TestCaseFixture): TestCaseFixture;
