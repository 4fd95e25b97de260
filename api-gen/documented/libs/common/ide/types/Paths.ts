/**
 * Types for dotted paths into nested objects.
 *
 * @module
 */

/** What can be a key. */
type Primitive = string | number | symbol;

/** Any object whose keys are to be joined. */
type GenericObject = Record<Primitive, unknown>;

/** Two keys with a dot between them. */
type Join<L extends Primitive | undefined, R extends Primitive | undefined> = L extends
  string | number
  ? R extends string | number
    ? `${L}.${R}`
    : L
  : R extends string | number
    ? R
    : undefined;

/** Both types, or the one that is not `undefined`. */
type Union<L extends unknown | undefined, R extends unknown | undefined> = L extends undefined
  ? R extends undefined
    ? undefined
    : R
  : R extends undefined
    ? L
    : L | R;

/** The union of all dotted paths that lead into an object, such as `a`, `a.b` and `a.b.c`. */
export type Paths<
  T extends GenericObject,
  Prev extends Primitive | undefined = undefined,
  Path extends Primitive | undefined = undefined,
> = {
  [K in keyof T]: T[K] extends GenericObject
    ? Paths<T[K], Union<Prev, Path>, Join<Path, K>>
    : Union<Union<Prev, Path>, Join<Path, K>>;
}[keyof T];

/** The type at the end of a dotted path. */
export type GetFieldType<T extends GenericObject, Path extends string> = {
  [K in Path]: K extends keyof T
    ? T[K]
    : K extends `${infer P}.${infer S}`
      ? T[P] extends GenericObject
        ? GetFieldType<T[P], S>
        : never
      : never;
}[Path];
