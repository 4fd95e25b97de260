export * from './tokenGraphemeSplitter';
