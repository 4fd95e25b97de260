import { field, nodes, type LanguageRules } from '../scope-rule.ts';

const condition = ['if_statement', 'elif_clause', 'while_statement'];

/** Rules for Python scopes. */
export const python: LanguageRules = {
  scopes: {
    statement: ['([(module (_) @content) (block (_) @content)] (#not-match? @content "^#"))'],
    ifStatement: [nodes('if_statement')],
    condition: [
      `[${condition
        .map((type) => `(${type} condition: (parenthesized_expression (_) @content))`)
        .join(' ')}] @domain`,
      field('condition', condition),
      '(conditional_expression (_) (_) @content (_)) @domain',
    ],
    switchStatementSubject: [field('subject', ['match_statement'])],
    class: [{ query: nodes('class_definition'), within: ['decorated_definition'] }],
    className: [field('name', ['class_definition'])],
    namedFunction: [{ query: nodes('function_definition'), within: ['decorated_definition'] }],
    functionName: [field('name', ['function_definition'])],
    anonymousFunction: [nodes('lambda')],
    functionCall: [nodes('call')],
    functionCallee: [field('function', ['call'])],
    argumentOrParameter: [
      {
        query: '[(parameters (_) @content) (argument_list (_) @content)]',
        isListItem: true,
      },
      { query: '(lambda_parameters (_) @content)', isListItem: true },
      '(call arguments: (generator_expression . (_) @content (_) @end .) @domain)',
    ],
    collectionItem: [
      {
        query:
          '[(import_from_statement name: (_) @content) (import_statement name: (_) @content) (global_statement (_) @content) (nonlocal_statement (_) @content)]',
        isListItem: true,
      },
    ],
    name: [
      field('left', ['assignment', 'augmented_assignment']),
      '(typed_parameter . (identifier) @content) @domain',
      '(parameters (identifier) @content)',
      field('name', [
        'class_definition',
        'function_definition',
        'default_parameter',
        'typed_default_parameter',
        'keyword_argument',
        'named_expression',
      ]),
    ],
    type: [
      { query: field('return_type', ['function_definition']), delimiter: 'leading' },
      {
        query: field('type', ['typed_parameter', 'typed_default_parameter', 'assignment']),
        delimiter: 'leading',
      },
    ],
    value: [
      {
        query: field('right', ['assignment', 'augmented_assignment']),
        delimiter: 'leading',
      },
      {
        query: field('value', [
          'default_parameter',
          'typed_default_parameter',
          'keyword_argument',
          'named_expression',
          'pair',
        ]),
        delimiter: 'leading',
      },
      '[(return_statement (_) @content) (yield . (_) @content)] @domain',
    ],
    collectionKey: [{ query: field('key', ['pair']), delimiter: 'trailing' }],
    map: [nodes('dictionary', 'dictionary_comprehension')],
    list: [nodes('list', 'list_comprehension', 'set')],
    string: [nodes('string')],
    comment: [nodes('comment')],
  },
  textNodes: ['string', 'comment'],
  textPieces: ['string_content', 'escape_sequence'],
};
