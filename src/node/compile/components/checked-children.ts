import type { CallExpression, Expression, Node, Program, SpreadElement } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import { clientModule } from '../context/client-module.ts';
import { parseStatements } from './page-values.ts';

const localName = '_checkedChild';

/**
 * Makes a page throw at the position of an object that it renders; React would throw later, without
 * a position.
 */
export function recmaCheckedChildren() {
  return (tree: Program): void => {
    visit(tree, (node) => {
      if (!isElement(node)) return;
      // The call's position is that of the element's name; report where the element starts.
      node.callee.loc = node.loc;
      const [type, props] = node.arguments;
      if (!type || props?.type !== 'ObjectExpression') return;
      const check = <Child>(child: Child): Child => checked(type, child as Node) as Child;
      for (const property of props.properties) {
        if (property.type !== 'Property' || !isChildren(property.key)) continue;
        const { value } = property;
        if (value.type === 'ArrayExpression') value.elements = value.elements.map(check);
        else property.value = check(value);
      }
    });
    const module = JSON.stringify(clientModule('checked-child.ts'));
    const { body } = parseStatements(`import { checkedChild as ${localName} } from ${module};`);
    tree.body.unshift(...body);
  };
}

function isElement(node: Node): node is CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    /^_jsxs?$/.test(node.callee.name)
  );
}

function isChildren(key: Node): boolean {
  return key.type === 'Identifier' && key.name === 'children';
}

/** Passes a child through the check, unless it is text or an element. */
function checked(type: Expression | SpreadElement, child: Node): Node {
  const isText = child.type === 'Literal' && !('regex' in child);
  if (isText || isElement(child) || child.type === 'SpreadElement') return child;
  const { loc } = child;
  const callee = { type: 'Identifier', name: localName, loc } as const;
  return {
    type: 'CallExpression',
    optional: false,
    callee,
    arguments: [type, child as Expression],
    loc,
  };
}
