/**
 * Common ground for unit tests.
 *
 * @module
 */

import { FakeIDE, SpyIDE } from '../../common';

/**
 * Gives each test a fresh fake editor with a spy in front, and takes both away afterwards. Call it
 * in the body of a suite.
 *
 * @param setupFake - Prepares the fake before each test.
 * @returns Access to the spy of the current test.
 */
export declare function unitTestSetup(setupFake?: (fake: FakeIDE) => void): {
  /** Returns the spy of the test that is running; `undefined` outside tests. */
  getSpy(): SpyIDE | undefined;
};
