import { EnforceUndefined } from '../../../libs/common/util/typeUtils';
import { TestCaseFixture } from '../../../testUtil/TestCaseFixture';
export declare function reorderFields(fixture: TestCaseFixture): EnforceUndefined<TestCaseFixture>;
