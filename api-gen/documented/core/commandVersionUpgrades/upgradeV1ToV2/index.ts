/**
 * Re-exports the step from version 1 to 2.
 *
 * @module
 */

export * from './upgradeV1ToV2';
