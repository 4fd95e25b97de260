/**
 * A small container for dependency injection.
 *
 * @module
 * @primaryExport
 */

/**
 * One function per component, each of which makes the component from the object that holds all of
 * them.
 */
export type FactoryMap<T> = {
  [P in keyof T]: (t: T) => T[P];
};

/**
 * Builds an object whose properties are created on first access and then kept.
 *
 * @param factoryMap - How to make each component.
 * @returns The object with all components.
 * @throws On access, when a component needs itself directly or through others; the message shows
 * the cycle.
 */
declare function makeGraph<GraphType extends object>(factoryMap: FactoryMap<GraphType>): GraphType;

export default makeGraph;
