/**
 * The order of fields in recorded tests.
 *
 * @module
 */

import { EnforceUndefined } from '../../../libs/common/util/typeUtils';
import { TestCaseFixture } from '../../../testUtil/TestCaseFixture';

/**
 * Puts the fields of a test in the usual order.
 *
 * @param fixture - The test.
 */
export declare function reorderFields(fixture: TestCaseFixture): EnforceUndefined<TestCaseFixture>;
