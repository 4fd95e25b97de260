/**
 * Gives access to target processing under the name of its folder.
 *
 * @module
 */
import processTargets from './processTargets';

export default processTargets;
