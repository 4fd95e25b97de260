/**
 * How each component of the engine is made.
 *
 * @module
 * @primaryExport
 */
import { Graph } from '../typings/Types';
import { FactoryMap } from './makeGraph';

/**
 * One function per component of the {@link Graph}; each calls the component's constructor with the
 * graph. What depends on the surrounding editor is added when the extension starts.
 */
declare const graphFactories: Partial<FactoryMap<Graph>>;

export default graphFactories;
