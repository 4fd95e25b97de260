/**
 * What a change of recorded tests is.
 *
 * @module
 */

import { TestCaseFixture } from '../../testUtil/TestCaseFixture';

/** Changes one recorded test. */
export type FixtureTransformation = (originalFixture: TestCaseFixture) => TestCaseFixture;
