import { nodes, type LanguageRules } from '../scope-rule.ts';

const elements = ['element', 'script_element', 'style_element'];

/** Returns one rule for each kind of element, matching one or both of its tags. */
const tags = (...types: readonly string[]) =>
  elements.map(
    (element) => `(${element} ${types.map((type) => `(${type}) @content`).join(' ')}) @domain`,
  );

const attribute = nodes('attribute');

/** Rules for HTML scopes. */
export const html: LanguageRules = {
  scopes: {
    xmlElement: [{ query: nodes(...elements), hasInterior: true }],
    xmlBothTags: tags('start_tag', 'end_tag'),
    xmlStartTag: tags('start_tag'),
    xmlEndTag: tags('end_tag'),
    attribute: [attribute],
    collectionItem: [attribute],
    name: ['(_ (tag_name) @content) @domain'],
    collectionKey: ['(attribute (attribute_name) @content) @domain'],
    value: [
      {
        query: '(attribute [(quoted_attribute_value) (attribute_value)] @content) @domain',
        delimiter: 'leading',
      },
    ],
    string: [nodes('quoted_attribute_value')],
    comment: [nodes('comment')],
  },
  textNodes: ['text', 'raw_text', 'comment', 'attribute_value'],
  textPieces: [],
};
