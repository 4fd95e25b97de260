import { nodes, type LanguageRules } from '../scope-rule.ts';

const declaration = nodes('declaration');
const property = '(declaration (property_name) @content) @domain';

/** Rules for CSS scopes. */
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
    selector: ['(rule_set (selectors) @content) @domain'],
    collectionItem: [declaration],
    collectionKey: [{ query: property, delimiter: 'trailing' }],
    name: [property, '(attribute_selector (attribute_name) @content) @domain'],
    value: [
      '(declaration (property_name) . (_) @content . (_)* @end) @domain',
      '[(import_statement (_) @content) (namespace_statement . (_) @content (_)* @end)] @domain',
      '(attribute_selector (attribute_name) [(string_value) (plain_value)] @content) @domain',
    ],
    unit: [
      '[(integer_value (unit) @content) (float_value (unit) @content)] @domain',
      '(declaration [(integer_value (unit) @content) (float_value (unit) @content)]) @domain',
    ],
    functionCall: [nodes('call_expression')],
    functionCallee: ['(call_expression (function_name) @content) @domain'],
    argumentOrParameter: [{ query: '(arguments (_) @content)', isListItem: true }],
    string: [nodes('string_value')],
    comment: [nodes('comment')],
  },
  textNodes: ['string_value', 'comment'],
  textPieces: [],
};
