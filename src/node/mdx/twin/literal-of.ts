import type { Nodes } from 'mdast';
import type {} from 'remark-mdx';

type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** Returns the text of a literal expression such as `{' '}`; nothing for a computed one. */
export function literalOf({ data }: Expression): readonly Nodes[] {
  const [statement] = data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return [];
  const { expression } = statement;
  if (
    expression.type === 'Literal' &&
    typeof expression.value !== 'boolean' &&
    expression.value !== null
  )
    return [{ type: 'text', value: String(expression.value) }];
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return [];
  return [{ type: 'text', value: expression.quasis[0]?.value.cooked ?? '' }];
}
