import { field, nodes, type LanguageRules, type ScopeRules } from '../scope-rule.ts';

/** Types of parent nodes that are part of the declaration inside them. */
export const exported = ['export_statement'];

/**
 * A pattern for anonymous functions, which often take their name from what they are assigned to.
 */
export const functions = '[(arrow_function) (function_expression) (generator_function)]';

const classes = ['class_declaration', 'class'];
const functionDeclarations = ['function_declaration', 'generator_function_declaration'];
const assignments = ['assignment_expression', 'augmented_assignment_expression'];
const conditionals = ['if_statement', 'while_statement', 'do_statement'];

/** Rules that JavaScript and TypeScript share. */
export const javascript: LanguageRules = {
  scopes: {
    statement: [
      { query: '((statement) @content (#not-match? @content "^[{]"))', within: exported },
      nodes('method_definition'),
    ],
    ifStatement: [nodes('if_statement')],
    condition: [
      `[${conditionals
        .map((type) => `(${type} condition: (parenthesized_expression (_) @content))`)
        .join(' ')}] @domain`,
      '(for_statement condition: (expression_statement (_) @content)) @domain',
      field('condition', ['ternary_expression', 'for_statement']),
    ],
    switchStatementSubject: [
      '(switch_statement value: (parenthesized_expression (_) @content)) @domain',
    ],
    class: [
      { query: nodes('class_declaration'), within: exported },
      '(export_statement (class)) @content',
    ],
    className: [field('name', classes)],
    namedFunction: [
      { query: nodes(...functionDeclarations), within: exported },
      nodes('method_definition'),
      `(export_statement value: ${functions}) @content`,
      {
        query: `[(lexical_declaration (variable_declarator value: ${functions})) (variable_declaration (variable_declarator value: ${functions}))] @content`,
        within: exported,
      },
      `(assignment_expression right: ${functions}) @content`,
    ],
    functionName: [
      field('name', [...functionDeclarations, 'function_expression', 'method_definition']),
      `[(variable_declarator name: (_) @content value: ${functions}) (assignment_expression left: (_) @content right: ${functions})] @domain`,
    ],
    anonymousFunction: [nodes('arrow_function', 'function_expression')],
    functionCall: [nodes('call_expression', 'new_expression')],
    functionCallee: [
      field('function', ['call_expression']),
      '(new_expression constructor: (_) @content) @domain',
    ],
    argumentOrParameter: [
      { query: '[(formal_parameters (_) @content) (arguments (_) @content)]', isListItem: true },
    ],
    name: [
      field('left', assignments),
      field('name', [
        ...classes,
        ...functionDeclarations,
        'function_expression',
        'generator_function',
        'method_definition',
        'variable_declarator',
      ]),
    ],
    value: [
      { query: field('right', [...assignments, 'assignment_pattern']), delimiter: 'leading' },
      {
        query: field('value', ['variable_declarator', 'pair', 'pair_pattern']),
        delimiter: 'leading',
      },
      nodes('shorthand_property_identifier'),
      '[(return_statement (_) @content) (yield_expression (_) @content)] @domain',
    ],
    collectionKey: [
      { query: field('key', ['pair', 'pair_pattern']), delimiter: 'trailing' },
      nodes('shorthand_property_identifier'),
    ],
    map: [nodes('object', 'object_pattern')],
    list: [nodes('array', 'array_pattern')],
    string: [nodes('string', 'template_string')],
    regularExpression: [nodes('regex')],
    comment: [nodes('comment')],
  },
  textNodes: ['string', 'template_string', 'regex_pattern', 'comment', 'jsx_text'],
  textPieces: ['string_fragment', 'escape_sequence'],
};

/** Rules for class fields, whose nodes have different names in TypeScript's grammar. */
export const javascriptFields: ScopeRules = {
  statement: [{ query: '(field_definition) @content', through: ';' }],
  namedFunction: [`(field_definition value: ${functions}) @content`],
  functionName: [`(field_definition property: (_) @content value: ${functions}) @domain`],
  name: ['(field_definition property: (_) @content) @domain'],
  value: [{ query: '(field_definition value: (_) @content) @domain', delimiter: 'leading' }],
};

const startTag = '(jsx_opening_element) @content';
const endTag = '(jsx_closing_element) @content';

/** Rules for JSX tags in JavaScript or TypeScript. */
export const jsx: ScopeRules = {
  xmlElement: [{ query: nodes('jsx_element', 'jsx_self_closing_element'), hasInterior: true }],
  xmlBothTags: [`(jsx_element ${startTag} ${endTag}) @domain`],
  xmlStartTag: [`(jsx_element ${startTag}) @domain`],
  xmlEndTag: [`(jsx_element ${endTag}) @domain`],
  attribute: [nodes('jsx_attribute')],
  collectionKey: [
    { query: '(jsx_attribute . (property_identifier) @content) @domain', delimiter: 'trailing' },
  ],
  value: [
    { query: '(jsx_attribute (property_identifier) (_) @content) @domain', delimiter: 'leading' },
  ],
};
