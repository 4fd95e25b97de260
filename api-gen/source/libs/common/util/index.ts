export * from './sleep';
export { default as sleep } from './sleep';
