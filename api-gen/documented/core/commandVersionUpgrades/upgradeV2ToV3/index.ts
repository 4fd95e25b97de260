/**
 * Re-exports the step from version 2 to 3.
 *
 * @module
 */

export * from './upgradeV2ToV3';
