import type { Command, Modifier, Scope, TargetDescription } from '#engine/model/command.ts';
import { isTextScope } from '#engine/scopes/text-scopes.ts';
import { parsedLanguages } from '#engine/syntax/parsed-languages.ts';
import { shippedSnippets } from '#engine/snippets/shipped-snippets.ts';

/**
 * The syntax tree that a case needs: none, one for a language that the engine parses, or one for
 * another language.
 */
export type CaseKind = 'text' | 'syntax' | 'other';

/** Other languages for which the extension uses a parser to decide whether brackets are code. */
const parsedThere = new Set(
  'c clojure cpp css csharp go java latex markdown php ruby scala scss rust xml'.split(' '),
);

const textOnly = new Set(['nonWhitespaceSequence', 'url', 'notebookCell']);
/**
 * Scopes that need no parser in plain text, but need one in code, to know which brackets and commas
 * are code.
 */
const treeInCode = new Set(['boundedNonWhitespaceSequence', 'collectionItem']);

/** Classifies a case by the scopes that its command names, or that its action adds. */
export function caseKind(command: Command, languageId: string): CaseKind {
  const isParsed = parsedLanguages.includes(languageId) || parsedThere.has(languageId);
  const needsTree = scopesOf(command).some((scope) => needs(scope, isParsed));
  if (!needsTree) return 'text';
  return parsedLanguages.includes(languageId) ? 'syntax' : 'other';
}

function needs(scope: Scope, isParsed: boolean): boolean {
  if (scope.kind === 'pattern') return false;
  if (scope.kind === 'any-of') return scope.scopes.some((inner) => needs(inner, isParsed));
  if (scope.kind === 'pair') return isParsed;
  if (isTextScope(scope.name) || textOnly.has(scope.name)) return false;
  return treeInCode.has(scope.name) ? isParsed : true;
}

function scopesOf({ action, targets, details }: Command): Scope[] {
  const said = targets.flatMap(scopesOfTarget);
  const isRewrap = action === 'rewrapWithPairedDelimiter';
  const snippet = shippedSnippets[details?.snippet?.name ?? ''];
  const isWrap = action === 'wrapWithSnippet';
  const added = isWrap
    ? [snippet?.wrapperScopes?.[details?.snippet?.variable ?? ''] ?? []].flat()
    : (snippet?.insertionScopes ?? []);
  return [
    ...said,
    ...(isRewrap ? [anyPair] : []),
    ...added.map((name): Scope => ({ kind: 'simple', name })),
  ];
}

const anyPair: Scope = { kind: 'pair', delimiter: 'any' };

function scopesOfTarget(target: TargetDescription): Scope[] {
  if (target.kind === 'list') return target.elements.flatMap(scopesOfTarget);
  if (target.kind === 'range') return [target.anchor, target.active].flatMap(scopesOfTarget);
  return (target.modifiers ?? []).flatMap(scopesOfModifier);
}

function scopesOfModifier(modifier: Modifier): Scope[] {
  switch (modifier.kind) {
    case 'interior':
    case 'bounds':
      return [anyPair];
    case 'head':
    case 'tail':
      return (modifier.modifiers ?? []).flatMap(scopesOfModifier);
    case 'range':
      return [modifier.anchor, modifier.active].flatMap(scopesOfModifier);
    case 'if-untyped':
      return scopesOfModifier(modifier.modifier);
    case 'first-that-works':
      return modifier.modifiers.flatMap(scopesOfModifier);
    default:
      return 'scope' in modifier ? [modifier.scope] : [];
  }
}
