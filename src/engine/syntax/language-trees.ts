import { Parser, Query, type Language, type QueryMatch, type Tree } from 'web-tree-sitter';
import { findPairs } from './find-pairs.ts';
import { findScopes, type RuleMatch } from './find-scopes.ts';
import type { ScopeRule, LanguageRules } from './scope-rule.ts';
import type { SyntaxTrees } from './syntax-trees.ts';

interface ParsedText {
  readonly text: string;
  readonly tree: Tree;
  /** Matches by scope type; undefined until a scope is first requested. */
  matches?: ReadonlyMap<string, readonly RuleMatch[]>;
}

/**
 * Creates the parser's interface for one grammar. Caches the latest tree and its matches, because
 * one command queries the same text many times.
 */
export function createLanguageTrees(language: Language, rules: LanguageRules): SyntaxTrees {
  const parser = new Parser().setLanguage(language);
  const typed = typedRules(rules);
  let query: Query | undefined;
  let last: ParsedText | undefined;

  const parsed = (text: string) => {
    if (last?.text === text) return last;
    last?.tree.delete();
    last = { text, tree: parseText(parser, text) };
    return last;
  };
  const matchesOf = (text: string, scopeType: string) => {
    const known = parsed(text);
    query ??= compileRules(language, typed);
    known.matches ??= byScopeType(typed, query.matches(known.tree.rootNode));
    return known.matches.get(scopeType) ?? [];
  };
  return {
    scopesOf: ({ text, scopeType }) =>
      Object.hasOwn(rules.scopes, scopeType) ? findScopes(matchesOf(text, scopeType)) : undefined,
    pairsOf: ({ text }) => findPairs(parsed(text).tree.rootNode, rules),
  };
}

interface TypedRule {
  readonly scopeType: string;
  readonly rule: ScopeRule;
}

function typedRules({ scopes }: LanguageRules): readonly TypedRule[] {
  return Object.entries(scopes).flatMap(([scopeType, rules]) =>
    rules.map((rule) => ({ scopeType, rule: typeof rule === 'string' ? { query: rule } : rule })),
  );
}

/**
 * Compiles all rules into one query, with one pattern per rule; compiling each rule separately
 * takes several times as long.
 */
function compileRules(language: Language, typed: readonly TypedRule[]) {
  const query = new Query(language, typed.map(({ rule }) => rule.query).join('\n'));
  if (query.patternCount() !== typed.length)
    throw new Error('Each rule of a language must be one pattern.');
  return query;
}

/** Groups matches by scope type and, within a type, sorts them by rule. */
function byScopeType(typed: readonly TypedRule[], matches: readonly QueryMatch[]) {
  const found = new Map(typed.map(({ scopeType }) => [scopeType, new Array<RuleMatch>()]));
  const inOrder = [...matches].sort((one, other) => one.patternIndex - other.patternIndex);
  for (const match of inOrder) {
    const { scopeType = '', rule } = typed[match.patternIndex] ?? {};
    if (rule) found.get(scopeType)?.push({ rule, match });
  }
  return found;
}

function parseText(parser: Parser, text: string) {
  const tree = parser.parse(text);
  if (!tree)
    throw new Error('The parser returned no tree: it has no language, or it was cancelled.');
  return tree;
}
