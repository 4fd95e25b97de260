import { TestCaseFixture } from '../../../testUtil/TestCaseFixture';
export declare function upgradeFromVersion0(fixture: TestCaseFixture): any;
