/**
 * Helpers for types.
 *
 * @module
 */

/** The optional properties of a type. */
type GetOptional<T> = {
  [K in keyof T as Pick<T, K> extends Required<Pick<T, K>> ? never : K]: T[K];
};

/** The required properties of a type. */
type GetRequired<T> = {
  [K in keyof T as Pick<T, K> extends Required<Pick<T, K>> ? K : never]: T[K];
};

/** The same properties, each of which may be `undefined`. */
type UnionUndefined<T> = {
  [K in keyof T]: T[K] | undefined;
};

/**
 * The same type with every optional property required but possibly `undefined`, so that none can be
 * forgotten when an object is copied.
 */
export type EnforceUndefined<T> = GetRequired<T> & UnionUndefined<Required<GetOptional<T>>>;
