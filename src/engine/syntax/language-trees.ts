import { Parser, Query, type Language, type Tree } from 'web-tree-sitter';
import { findPairs } from './find-pairs.ts';
import { findScopes, type CompiledRule } from './find-scopes.ts';
import { syntaxDelimiter } from './syntax-delimiter.ts';
import type { LanguageRules } from './language-rules.ts';
import type { SyntaxPairs, SyntaxScope } from './syntax-trees.ts';

/** What a parser finds in texts of one language. */
export interface LanguageTrees {
  /** All scopes of a type, in document order; undefined when the language lacks that type. */
  readonly scopesOf: (text: string, scopeType: string) => readonly SyntaxScope[] | undefined;
  /** The delimiters of code, and its text fragments. */
  readonly pairsOf: (text: string) => SyntaxPairs;
}

/** Parses with a grammar. Caches the last tree and compiled queries: one command asks about the same text many times. */
export function createLanguageTrees(language: Language, rules: LanguageRules): LanguageTrees {
  const parser = new Parser().setLanguage(language);
  const compiled = new Map<string, readonly CompiledRule[]>();
  let last: { readonly text: string; readonly tree: Tree } | undefined;

  const rootOf = (text: string) => {
    if (last?.text !== text) {
      last?.tree.delete();
      last = { text, tree: parseText(parser, text) };
    }
    return last.tree.rootNode;
  };
  const rulesOf = (scopeType: string) => {
    const known = compiled.get(scopeType) ?? compileRules(language, rules, scopeType);
    compiled.set(scopeType, known);
    return known;
  };
  return {
    scopesOf: (text, scopeType) =>
      Object.hasOwn(rules.scopes, scopeType)
        ? findScopes(rootOf(text), rulesOf(scopeType)).map((scope) => ({
            ...scope,
            insertionDelimiter: syntaxDelimiter({ text, scopeType, scope }),
          }))
        : undefined,
    pairsOf: (text) => findPairs(rootOf(text), rules),
  };
}

function compileRules(language: Language, { scopes }: LanguageRules, scopeType: string) {
  return (scopes[scopeType] ?? []).map((rule) => ({
    rule,
    query: new Query(language, rule.query),
  }));
}

function parseText(parser: Parser, text: string): Tree {
  const tree = parser.parse(text);
  if (!tree)
    throw new Error('The parser returned no tree: it has no language, or it was cancelled.');
  return tree;
}
