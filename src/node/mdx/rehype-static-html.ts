import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { staticHtmlAttribute } from '#shared/static-html.ts';
import { contextOf } from './compile-context.ts';

import { isInteractive } from './rehype-static-jsx.ts';

/** Nodes that have children. */
type Parent = { children: (RootContent | ElementContent)[] };

/**
 * Folds what is static in a page into HTML, the last step before it becomes code: each element without anything live in
 * it loses its children and is given the key of their HTML instead. A page gets the element round its content here, so
 * that one without live components folds into a single piece. Elements stay what they are, since components look at the
 * types of their children.
 */
export function rehypeStaticHtml() {
  return (tree: Root, file: VFile): void => {
    const { result, isPiece } = contextOf(file);
    if (isPiece) {
      fold(tree, result.staticHtml);
      return;
    }
    const isLive = isInteractive(tree);
    const statements = tree.children.filter(({ type }) => type === 'mdxjsEsm');
    const content = tree.children.filter(({ type }) => type !== 'mdxjsEsm') as ElementContent[];
    const frame = h('div', { className: ['prose'] }, content);
    tree.children = [...statements, frame];
    if (isLive) fold(tree, result.staticHtml);
    result.html = isLive ? null : foldElement(frame, result.staticHtml);
  };
}

function fold(parent: Parent, pieces: Map<string, string>): void {
  for (const node of parent.children) {
    if (node.type === 'element' && !isInteractive(node)) foldElement(node, pieces);
    else if ('children' in node) fold(node, pieces);
  }
}

/** Gives the HTML of what was folded. */
function foldElement(node: Element, pieces: Map<string, string>): string {
  if (node.children.length === 0) return '';
  const html = toHtml(node.children, { allowDangerousHtml: true });
  const key = createHash('sha1').update(html).digest('hex').slice(0, 10);
  pieces.set(key, html);
  node.properties[staticHtmlAttribute] = key;
  node.children = [];
  return html;
}
