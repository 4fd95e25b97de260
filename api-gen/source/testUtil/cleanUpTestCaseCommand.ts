import { TestCaseCommand } from './TestCaseFixture';

export declare function cleanUpTestCaseCommand(command: TestCaseCommand): TestCaseCommand;
