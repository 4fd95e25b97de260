import { TestCaseFixture } from '../../../testUtil/TestCaseFixture';
export declare function identity(fixture: TestCaseFixture): TestCaseFixture;
