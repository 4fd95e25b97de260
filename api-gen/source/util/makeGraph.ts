export type FactoryMap<T> = {
  [P in keyof T]: (t: T) => T[P];
};

declare function makeGraph<GraphType extends object>(factoryMap: FactoryMap<GraphType>): GraphType;

export default makeGraph;
