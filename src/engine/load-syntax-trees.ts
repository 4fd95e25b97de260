import { Language, Parser } from 'web-tree-sitter';
import { createLanguageTrees } from './syntax/language-trees.ts';
import { syntaxLanguages, type Grammar } from './syntax/languages/languages.ts';
import type { SyntaxTrees } from './syntax/syntax-trees.ts';

/**
 * Reads one file of the parser: the web-tree-sitter runtime or a grammar. Rejects if the file
 * cannot be read.
 */
export type ReadWasm = (file: 'runtime' | Grammar) => Promise<Uint8Array>;

/**
 * Loads the parser for the given languages (VS Code language identifiers), skipping those without
 * syntactic scopes. Rejects with the error from `readWasm`.
 */
export async function loadSyntaxTrees(
  languageIds: readonly string[],
  readWasm: ReadWasm,
): Promise<SyntaxTrees> {
  await Parser.init({ wasmBinary: await readWasm('runtime') });
  const loaded = languageIds.flatMap((languageId) => {
    const language = syntaxLanguages.get(languageId);
    return language ? [{ languageId, ...language }] : [];
  });
  const trees = await Promise.all(
    loaded.map(async ({ languageId, grammar, rules }) => {
      const language = await Language.load(await readWasm(grammar));
      return [languageId, createLanguageTrees(language, rules)] as const;
    }),
  );
  const byLanguage = new Map(trees);
  return {
    scopesOf: (request) => byLanguage.get(request.languageId)?.scopesOf(request),
    pairsOf: (request) => byLanguage.get(request.languageId)?.pairsOf(request),
  };
}
