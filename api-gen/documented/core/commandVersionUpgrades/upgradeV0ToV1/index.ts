/**
 * Re-exports the step from version 0 to 1.
 *
 * @module
 */

export * from './upgradeV0ToV1';
