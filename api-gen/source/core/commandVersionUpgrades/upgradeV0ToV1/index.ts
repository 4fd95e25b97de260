export * from './upgradeV0ToV1';
