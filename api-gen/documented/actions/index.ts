/**
 * The directory's default export: the registry of all actions.
 *
 * @module
 */

import Actions from './Actions';
export default Actions;
