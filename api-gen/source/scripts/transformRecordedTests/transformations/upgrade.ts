import { EnforceUndefined } from '../../../libs/common/util/typeUtils';
import { TestCaseFixture } from '../../../testUtil/TestCaseFixture';
export declare const upgrade: (fixture: TestCaseFixture) => EnforceUndefined<TestCaseFixture>;
