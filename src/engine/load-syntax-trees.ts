import { Language, Parser } from 'web-tree-sitter';
import { createLanguageTrees, type LanguageTrees } from './syntax/language-trees.ts';
import { syntaxLanguages, type Grammar } from './syntax/languages/languages.ts';
import type { SyntaxTrees } from './syntax/syntax-trees.ts';

/** Reads a part of the parser: the web-tree-sitter runtime or a grammar. Rejects when it cannot be read. */
export type ReadWasm = (file: 'runtime' | Grammar) => Promise<Uint8Array>;

/**
 * Loads the parser for these languages (editor identifiers); skips languages without syntactic
 * scopes. Rejects with the error of `readWasm`.
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
  return joinTrees(new Map(trees));
}

function joinTrees(languages: ReadonlyMap<string, LanguageTrees>): SyntaxTrees {
  return {
    scopesOf: ({ text, languageId, scopeType }) =>
      languages.get(languageId)?.scopesOf(text, scopeType),
    pairsOf: ({ text, languageId }) => languages.get(languageId)?.pairsOf(text),
  };
}
