import ItemStage from './ItemStage';

export default ItemStage;
