import { Graph } from '../typings/Types';
import { FactoryMap } from './makeGraph';

declare const graphFactories: Partial<FactoryMap<Graph>>;

export default graphFactories;
