/**
 * Re-exports the small helpers.
 *
 * @module
 */

export * from './sleep';
export { default as sleep } from './sleep';
