import { css } from './css.ts';
import { html } from './html.ts';
import { javascript, javascriptFields, jsx } from './javascript.ts';
import { json } from './json.ts';
import { python } from './python.ts';
import { typescript } from './typescript.ts';
import { joinRules, type LanguageRules } from '../scope-rule.ts';

/** A language with syntactic scopes: its grammar's name in the package, and its scope rules. */
export interface SyntaxLanguage {
  readonly grammar: Grammar;
  readonly rules: LanguageRules;
}

/** Name of a grammar. Each grammar is loaded on demand. */
export type Grammar = 'css' | 'html' | 'javascript' | 'json' | 'python' | 'tsx' | 'typescript';

const withTypes = joinRules(typescript, javascript.scopes);
const withTags = joinRules(joinRules(javascriptFields, javascript.scopes), jsx);

const javascriptLanguage: SyntaxLanguage = {
  grammar: 'javascript',
  rules: { ...javascript, scopes: withTags },
};
const jsonLanguage: SyntaxLanguage = { grammar: 'json', rules: json };

/** Languages with syntactic scopes, keyed by VS Code language identifier. */
export const syntaxLanguages: ReadonlyMap<string, SyntaxLanguage> = new Map([
  ['css', { grammar: 'css', rules: css }],
  ['html', { grammar: 'html', rules: html }],
  ['javascript', javascriptLanguage],
  ['javascriptreact', javascriptLanguage],
  ['json', jsonLanguage],
  ['jsonc', jsonLanguage],
  ['python', { grammar: 'python', rules: python }],
  ['typescript', { grammar: 'typescript', rules: { ...javascript, scopes: withTypes } }],
  [
    'typescriptreact',
    { grammar: 'tsx', rules: { ...javascript, scopes: joinRules(withTypes, jsx) } },
  ],
]);
