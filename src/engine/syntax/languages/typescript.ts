import { field, nodes, type ScopeRules } from '../scope-rule.ts';
import { exported, functions } from './javascript.ts';

const parameters = ['required_parameter', 'optional_parameter'];

/** Rules for TypeScript's additions to JavaScript. */
export const typescript: ScopeRules = {
  statement: [
    {
      query: nodes('public_field_definition', 'property_signature', 'abstract_method_signature'),
      through: ';',
    },
  ],
  class: [{ query: nodes('abstract_class_declaration'), within: exported }],
  className: [field('name', ['abstract_class_declaration'])],
  namedFunction: [
    `(public_field_definition value: ${functions}) @content`,
    { query: nodes('abstract_method_signature'), through: ';' },
  ],
  functionName: [
    field('name', ['abstract_method_signature']),
    `(public_field_definition name: (_) @content value: ${functions}) @domain`,
  ],
  functionCallee: ['(new_expression constructor: (_) @content . type_arguments: (_) @end) @domain'],
  name: [
    field('name', [
      'abstract_class_declaration',
      'abstract_method_signature',
      'enum_assignment',
      'enum_declaration',
      'function_signature',
      'interface_declaration',
      'internal_module',
      'method_signature',
      'module',
      'property_signature',
      'public_field_definition',
      'type_alias_declaration',
      'type_parameter',
    ]),
    field('pattern', parameters),
  ],
  type: [
    { query: '(_ (type_annotation (_) @content .)) @domain', delimiter: 'leading' },
    '(new_expression constructor: (_) @content . type_arguments: (_)? @end)',
    { query: nodes('type_alias_declaration', 'interface_declaration'), within: exported },
    '[(as_expression (_) (_) @content) (satisfies_expression (_) (_) @content)]',
  ],
  value: [
    {
      query: field('value', [
        ...parameters,
        'enum_assignment',
        'public_field_definition',
        'type_alias_declaration',
      ]),
      delimiter: 'leading',
    },
  ],
};
