import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import type { SyntaxTrees } from '#engine/syntax/syntax-trees.ts';
import { once } from '#engine/text/once.ts';
import { readWasm } from './read-wasm.ts';

/**
 * Loads the parser for a language (VS Code language identifier). Rejects if the parser's files
 * cannot be read.
 */
export type LoadTrees = (languageId: string) => Promise<SyntaxTrees>;

/**
 * Creates a loader that loads each parser once, because compiling a parser's rules takes 100 times
 * as long as running an example.
 */
export const createTreeLoader = (): LoadTrees =>
  once((languageId: string) => loadSyntaxTrees([languageId], readWasm));
