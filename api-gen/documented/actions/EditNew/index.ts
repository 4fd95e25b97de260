/**
 * Re-exports the actions of `EditNew` and its two variants.
 *
 * @module
 */

export * from './EditNew';
