import { nodes, type ScopeRules } from '../scope-rule.ts';

const startTag = '(jsx_opening_element) @content';
const endTag = '(jsx_closing_element) @content';

/** Tags in JavaScript or TypeScript. */
export const jsx: ScopeRules = {
  xmlElement: [{ ...nodes('jsx_element', 'jsx_self_closing_element'), hasInterior: true }],
  xmlBothTags: [{ query: `(jsx_element ${startTag} ${endTag}) @domain` }],
  xmlStartTag: [{ query: `(jsx_element ${startTag}) @domain` }],
  xmlEndTag: [{ query: `(jsx_element ${endTag}) @domain` }],
  attribute: [nodes('jsx_attribute')],
  collectionKey: [
    { query: '(jsx_attribute . (property_identifier) @content) @domain', delimiter: 'trailing' },
  ],
  value: [
    { query: '(jsx_attribute (property_identifier) (_) @content) @domain', delimiter: 'leading' },
  ],
};
