import { field, nodes, type ScopeRules } from '../scope-rule.ts';

const exported = ['export_statement'];
const functions = '[(arrow_function) (function_expression) (generator_function)]';
const parameters = ['required_parameter', 'optional_parameter'];

/** TypeScript's additions to JavaScript. */
export const typescript: ScopeRules = {
  statement: [
    {
      ...nodes('public_field_definition', 'property_signature', 'abstract_method_signature'),
      through: ';',
    },
  ],
  class: [{ ...nodes('abstract_class_declaration'), within: exported }],
  className: [{ query: field('name', ['abstract_class_declaration']) }],
  namedFunction: [
    { query: `(public_field_definition value: ${functions}) @content` },
    { ...nodes('abstract_method_signature'), through: ';' },
  ],
  functionName: [
    { query: field('name', ['abstract_method_signature']) },
    { query: `(public_field_definition name: (_) @content value: ${functions}) @domain` },
  ],
  functionCallee: [
    { query: '(new_expression constructor: (_) @content . type_arguments: (_) @end) @domain' },
  ],
  name: [
    {
      query: field('name', [
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
    },
    { query: field('pattern', parameters) },
  ],
  type: [
    { query: '(_ (type_annotation (_) @content .)) @domain', delimiter: 'leading' },
    { query: '(new_expression constructor: (_) @content . type_arguments: (_)? @end)' },
    { ...nodes('type_alias_declaration', 'interface_declaration'), within: exported },
    { query: '[(as_expression (_) (_) @content) (satisfies_expression (_) (_) @content)]' },
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
