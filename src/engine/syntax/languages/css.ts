import type { LanguageRules } from '../language-rules.ts';
import { nodes } from '../scope-rule.ts';

const declaration = nodes('declaration');
const property = '(declaration (property_name) @content) @domain';

/** CSS. */
export const css: LanguageRules = {
  scopes: {
    statement: [
      nodes(
        'declaration',
        'rule_set',
        'at_rule',
        'charset_statement',
        'import_statement',
        'keyframes_statement',
        'media_statement',
        'namespace_statement',
        'supports_statement',
      ),
    ],
    selector: [{ query: '(rule_set (selectors) @content) @domain' }],
    collectionItem: [declaration],
    collectionKey: [{ query: property, delimiter: 'trailing' }],
    name: [
      { query: property },
      { query: '(attribute_selector (attribute_name) @content) @domain' },
    ],
    value: [
      { query: '(declaration (property_name) . (_) @content . (_)* @end) @domain' },
      {
        query:
          '[(import_statement (_) @content) (namespace_statement . (_) @content (_)* @end)] @domain',
      },
      {
        query:
          '(attribute_selector (attribute_name) [(string_value) (plain_value)] @content) @domain',
      },
    ],
    unit: [
      { query: '[(integer_value (unit) @content) (float_value (unit) @content)] @domain' },
      {
        query:
          '(declaration [(integer_value (unit) @content) (float_value (unit) @content)]) @domain',
      },
    ],
    functionCall: [nodes('call_expression')],
    functionCallee: [{ query: '(call_expression (function_name) @content) @domain' }],
    argumentOrParameter: [{ query: '(arguments (_) @content)', isListItem: true }],
    string: [nodes('string_value')],
    comment: [nodes('comment')],
  },
  textNodes: ['string_value', 'comment'],
  textPieces: [],
};
