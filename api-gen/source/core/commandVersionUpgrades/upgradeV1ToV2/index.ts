export * from './upgradeV1ToV2';
