export declare function getDefault<K, V>(map: Map<K, V>, key: K, factory: () => V): V;
