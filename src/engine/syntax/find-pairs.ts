import type { Node } from 'web-tree-sitter';
import type { LanguageRules } from './scope-rule.ts';
import { nodeRange } from './find-scopes.ts';
import type { SyntaxDelimiter, SyntaxPairs, TextFragment } from './syntax-trees.ts';

const angles = ['<', '</', '>', '/>'];
const opening = ['(', '$(', '[', '{', '${', '<', '</'];
const closing = [')', ']', '}', '>', '/>'];
const quotes = ['"', "'", '`'];

/** Delimiter tokens of all grammars, and the nodes that Python's grammar uses for quotes. */
const delimiterTypes = [...opening, ...closing, ...quotes, 'string_start', 'string_end'];

/** Finds the delimiters and the text fragments below a node. */
export function findPairs(root: Node, rules: LanguageRules): SyntaxPairs {
  return {
    delimiters: root
      .descendantsOfType(delimiterTypes)
      .filter((node) => node.startIndex < node.endIndex)
      .flatMap((node) => delimiterOf(node) ?? []),
    // Queried separately: given "ERROR" along with other types, web-tree-sitter 0.27 finds only the
    // errors.
    textFragments: [
      ...root.descendantsOfType([...rules.textNodes]),
      ...root.descendantsOfType('ERROR'),
    ].map((node) => fragmentOf(node, rules.textPieces)),
  };
}

function delimiterOf(node: Node): SyntaxDelimiter | undefined {
  const side = sideOf(node);
  // Omits the prefix and repetition of a quote: `"` for Python's `f"""`.
  const token = node.isNamed ? node.text.slice(-1) : node.type;
  const isComparison = angles.includes(node.type) && side !== endOfParent(node) && !isInError(node);
  return isComparison ? undefined : { range: nodeRange(node), token, side };
}

/** Brackets have a side; a quote opens as the first child of its parent and closes as the last. */
function sideOf(node: Node) {
  if (opening.includes(node.type)) return 'left';
  if (closing.includes(node.type)) return 'right';
  return endOfParent(node);
}

function endOfParent(node: Node) {
  if (node.parent?.firstChild?.equals(node)) return 'left';
  return node.parent?.lastChild?.equals(node) ? 'right' : undefined;
}

function isInError(node: Node) {
  for (let outer = node.parent; outer; outer = outer.parent) if (outer.isError) return true;
  return false;
}

function fragmentOf(node: Node, textPieces: readonly string[]): TextFragment {
  const { start, end } = nodeRange(node);
  const children = node.children;
  const [first] = children;
  const last = children.at(-1);
  const isQuoted = !node.isError && first && last && isQuote(first) && isQuote(last);
  const code = children.filter((child) => !isQuote(child) && !textPieces.includes(child.type));
  return {
    range: isQuoted ? { start: first.endIndex, end: last.startIndex } : { start, end },
    code: code.map(nodeRange),
  };
}

function isQuote({ type }: Node) {
  return quotes.includes(type) || type === 'string_start' || type === 'string_end';
}
