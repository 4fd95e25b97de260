/**
 * Helpers for running several iterators side by side.
 *
 * @module
 */

/** An iterator with the value it yielded last. */
interface IteratorInfo<T> {
  /** The iterator, positioned after that value. */
  iterator: Iterator<T>;

  /** The value it yielded last. */
  value: T;
}

/**
 * Fetches the first value of every iterator.
 *
 * @param iterators - Iterators that have not been started.
 * @returns The iterators that have a first value, with that value.
 */
export declare function getInitialIteratorInfos<T>(iterators: Iterator<T>[]): IteratorInfo<T>[];

/**
 * Moves every iterator on until its value passes a test; an iterator whose value already does stays
 * where it is.
 *
 * @param iteratorInfos - The iterators with their values.
 * @param criterion - The test.
 * @returns The iterators that have not come to their end.
 */
export declare function advanceIteratorsUntil<T>(
  iteratorInfos: IteratorInfo<T>[],
  criterion: (arg: T) => boolean,
): IteratorInfo<T>[];

export {};
