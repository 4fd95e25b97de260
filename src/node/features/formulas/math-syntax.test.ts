import type {} from 'mdast-util-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import type { MathSyntax } from '#node/compile/context/page-syntax.ts';
import { remarkMath } from './math-syntax.ts';

function formulas(text: string, syntax: MathSyntax = 'all'): readonly string[] {
  const found: string[] = [];
  visit(unified().use(remarkParse).use(remarkMath, syntax).parse(text), (node) => {
    if (node.type === 'inlineMath' || node.type === 'math') found.push(node.value);
  });
  return found;
}

describe('dollar signs', () => {
  it.each([
    ['$x$, ($y$) and $$z$$', ['x', 'y', 'z']],
    ['$a +\nb$.', ['a +\nb']],
    ['$$\nx\n$$', ['x']],
    ['$5 and $10', []],
    ['$PATH:$HOME', []],
    ['`$a` and $b', []],
    ['\\$a$ and $ a $', []],
    ['US$5, $x$', ['x']],
  ])('in %j delimit formulas unless they are prices', (text, expected) => {
    expect(formulas(text)).toEqual(expected);
  });

  it('only delimit formulas in pairs if the site has no plugin for formulas', () => {
    expect(formulas('$x$ and $$y$$', 'pairs')).toEqual(['y']);
  });
});
