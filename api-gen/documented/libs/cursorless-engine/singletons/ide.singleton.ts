/**
 * The editor that everything talks to.
 *
 * @module
 */

import { IDE } from '../../common';

/**
 * Sets the editor: once at the start, and again in tests.
 *
 * @param ide - The editor; `undefined` takes it away.
 */
export declare function injectIde(ide: IDE | undefined): void;

/**
 * Returns the editor.
 *
 * @throws An error when none has been set yet, which happens when it is asked for while modules
 *   are loading.
 */
declare function ide(): IDE;

export default ide;
