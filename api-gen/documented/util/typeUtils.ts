/**
 * Questions about types, at run time and at compile time.
 *
 * @module
 */

/**
 * Says whether two objects were made by the same class; a subclass counts as different.
 *
 * @param a - One object.
 * @param b - The other object.
 * @returns Whether `b` can be treated as the type of `a`.
 */
export declare function isSameType<T>(a: T, b: unknown): b is T;

/**
 * Becomes `Y` when two types are identical and `N` otherwise; unlike mutual assignability it also
 * tells `readonly` properties from others.
 */
type IfEquals<T, U, Y = true, N = false> =
  (<G>() => G extends T ? 1 : 2) extends <G>() => G extends U ? 1 : 2 ? Y : N;

/** Names of the properties of a type that may be assigned to. */
export type ExtractMutable<T> = {
  [Prop in keyof T]: IfEquals<Pick<T, Prop>, Record<Prop, T[Prop]>> extends false ? never : Prop;
}[keyof T];

export {};
