/**
 * Makes `Object.keys` return the keys of its argument's type instead of plain strings, everywhere
 * in the program.
 *
 * @module
 */

/**
 * What `Object.keys` yields for a value of type `T`: its property names for an object, nothing for
 * a number and strings for arrays and strings.
 */
type ObjectKeys<T> = T extends object
  ? (keyof T)[]
  : T extends number
    ? []
    : T extends Array<any> | string
      ? string[]
      : never;

/** Adds a more exact signature to the built-in constructor. */
interface ObjectConstructor {
  /**
   * Lists the own enumerable property names of a value, typed by {@link ObjectKeys}.
   *
   * @param o - The value whose property names are wanted.
   */
  keys<T>(o: T): ObjectKeys<T>;
}
