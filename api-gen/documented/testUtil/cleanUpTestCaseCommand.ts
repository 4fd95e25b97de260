/**
 * Tidies a command before it is written to a fixture.
 *
 * @module
 */
import { TestCaseCommand } from './TestCaseFixture';

/**
 * Copies a command and drops the action's argument list when it is empty, so that fixtures carry no
 * noise.
 *
 * @param command - The command as it arrived; it is not changed.
 * @returns The tidied copy.
 */
export declare function cleanUpTestCaseCommand(command: TestCaseCommand): TestCaseCommand;
