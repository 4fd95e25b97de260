/**
 * Gives access to the stage under the name of its folder.
 *
 * @module
 */
import ItemStage from './ItemStage';

export default ItemStage;
