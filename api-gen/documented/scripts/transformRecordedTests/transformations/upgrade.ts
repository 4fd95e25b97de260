/**
 * Bringing recorded tests up to date.
 *
 * @module
 */

import { EnforceUndefined } from '../../../libs/common/util/typeUtils';
import { TestCaseFixture } from '../../../testUtil/TestCaseFixture';

/**
 * Brings the command of a test to the current version and its fields into the usual order.
 *
 * @param fixture - The test.
 */
export declare const upgrade: (fixture: TestCaseFixture) => EnforceUndefined<TestCaseFixture>;
