export declare function mergeStrict<Value>(
  ...objects: Record<string, Value>[]
): Record<string, Value>;
