export * from './upgradeV2ToV3';
