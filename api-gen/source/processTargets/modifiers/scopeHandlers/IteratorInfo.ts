interface IteratorInfo<T> {
  iterator: Iterator<T>;
  value: T;
}

export declare function getInitialIteratorInfos<T>(iterators: Iterator<T>[]): IteratorInfo<T>[];

export declare function advanceIteratorsUntil<T>(
  iteratorInfos: IteratorInfo<T>[],
  criterion: (arg: T) => boolean,
): IteratorInfo<T>[];

export {};
