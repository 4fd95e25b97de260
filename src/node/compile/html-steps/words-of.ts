import type { Element, Nodes } from 'hast';
import type {} from 'remark-mdx';

/**
 * Returns a node's text without footnote marks. The value of an MDX expression is unknown until it
 * runs, so `readCode` returns the text to use for the expression's source.
 */
export function wordsOf(node: Nodes, readCode: (code: string) => string = readLiteral): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return readCode(node.value);
  if (!('children' in node) || (node.type === 'element' && isFootnoteMark(node))) return '';
  return node.children.map((child) => wordsOf(child, readCode)).join('');
}

/**
 * Whether an element is a link to a footnote or back from it. The text of such a link is a number
 * or an arrow.
 */
export function isFootnoteMark({ properties }: Element): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
}

/**
 * Returns the value of a number literal or of a string literal without escapes; empty for any other
 * code.
 */
function readLiteral(code: string) {
  const [, , text, number] =
    /^\s*(?:(["'`])((?:(?!\1|\$\{|\\).)*)\1|(\d+(?:\.\d+)?))\s*$/s.exec(code) ?? [];
  return text ?? number ?? '';
}
