import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';
import type { VFile } from 'vfile';
import { contextOf, type CompileContext } from './compile-context.ts';
import { walkTree, type Node, type Visitor } from './walk-tree.ts';

/** A step on a page's Markdown tree. */
export type MarkdownStep = Step<MarkdownNodes>;

/** A step on a page's HTML tree. */
export type HtmlStep = Step<HtmlNodes>;

type Step<AnyNode extends Node> = (context: CompileContext) => Visitor<AnyNode>;

/** Creates one plugin for several steps, which share a single walk of the tree. */
export function toPlugin<AnyNode extends Node>(steps: readonly Step<AnyNode>[]) {
  return () => (tree: Extract<AnyNode, { type: 'root' }>, file: VFile) => {
    const context = contextOf(file);
    return walkTree(
      tree,
      steps.map((step) => step(context)),
    );
  };
}
