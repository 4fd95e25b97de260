import type { Range } from '#shared/text/range.ts';
import type { SyntaxScope } from './syntax-trees.ts';

const paragraphs = ['class', 'namedFunction'];
const lines = ['anonymousFunction', 'comment', 'ifStatement', 'statement', 'xmlElement'];
const lists = ['argumentOrParameter', 'collectionItem'];

/**
 * Returns the delimiter between a scope and a new sibling: for list items, the longer of those
 * already around it, or ", "; otherwise an empty line, a line break or a space.
 */
export function syntaxDelimiter({ text, scopeType, scope }: ScopeInText): string {
  if (paragraphs.includes(scopeType)) return '\n\n';
  if (lines.includes(scopeType)) return '\n';
  if (!lists.includes(scopeType)) return ' ';
  const between = (range: Range | undefined) => (range ? text.slice(range.start, range.end) : ', ');
  const leading = between(scope.leadingDelimiter);
  const trailing = between(scope.trailingDelimiter);
  return leading.length > trailing.length ? leading : trailing;
}

interface ScopeInText {
  readonly text: string;
  readonly scopeType: string;
  readonly scope: SyntaxScope;
}
