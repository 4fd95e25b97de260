import type { SyntaxTrees } from '#engine/syntax/syntax-trees.ts';

/** Loads the parser and the grammar of a language. Rejects when they cannot be had. */
export function loadSyntax(languageId: string): Promise<SyntaxTrees> {
  return Promise.reject(new Error(`There is no grammar for ${languageId} here yet.`));
}
