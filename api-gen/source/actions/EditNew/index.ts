export * from './EditNew';
