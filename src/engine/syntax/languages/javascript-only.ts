import type { ScopeRules } from '../scope-rule.ts';

const functions = '[(arrow_function) (function_expression) (generator_function)]';

/** Class fields, which TypeScript's grammar names differently. */
export const javascriptFields: ScopeRules = {
  statement: [{ query: '(field_definition) @content', through: ';' }],
  namedFunction: [`(field_definition value: ${functions}) @content`],
  functionName: [`(field_definition property: (_) @content value: ${functions}) @domain`],
  name: ['(field_definition property: (_) @content) @domain'],
  value: [{ query: '(field_definition value: (_) @content) @domain', delimiter: 'leading' }],
};
