// Threads do not inherit the TypeScript loader of the program that starts them.
import { tsImport } from 'tsx/esm/api';

const { default: compilePages } = await tsImport('./compile-worker.ts', import.meta.url);

export default compilePages;
