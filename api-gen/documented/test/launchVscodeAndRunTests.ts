/**
 * Starts a real editor in which the tests run.
 *
 * @module
 */
import type { extensionDependencies } from './extensionDependencies';

/**
 * Downloads the editor, installs {@link extensionDependencies} into it and runs a test suite
 * inside. The version is the newest stable one, or an old supported one when the environment
 * variable `VSCODE_VERSION` is `legacy`. A failure ends the process with exit code 1 instead of
 * rejecting.
 *
 * @param extensionTestsPath - Path of the module whose `run` function the editor calls, such as one
 * of the modules in `test/runners`.
 */
export declare function launchVscodeAndRunTests(extensionTestsPath: string): Promise<void>;
