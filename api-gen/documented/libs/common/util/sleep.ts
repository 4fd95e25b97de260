/**
 * Waiting.
 *
 * @module
 */

/**
 * Waits. Not for tests, which are repeated after failures and should wait longer each time.
 *
 * @param delay - The time in milliseconds.
 * @param value - What the promise resolves to.
 */
declare const sleep: <T = void>(delay?: number, value?: T) => Promise<T>;
export default sleep;
