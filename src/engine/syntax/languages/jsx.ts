import { nodes, type ScopeRules } from '../scope-rule.ts';

const startTag = '(jsx_opening_element) @content';
const endTag = '(jsx_closing_element) @content';

/** Rules for tags in JavaScript or TypeScript. */
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
