/**
 * Bringing recorded marks up to date.
 *
 * @module
 */

import { TestCaseFixture } from '../../testUtil/TestCaseFixture';

/** Turns marks that were recorded as selections into recorded targets. */
export declare function upgradeThatMarks(fixture: TestCaseFixture): TestCaseFixture;
