/** A node of any tree. */
export interface Node {
  readonly type: string;
}

interface Parent extends Node {
  readonly children: Node[];
}

/** Handles nodes of one type. Returns nothing to leave the node in place. */
type Handler<AnyNode, Type, Outcome> =
  | ((
      node: Extract<AnyNode, { type: Type }>,
      parent: Extract<AnyNode, Parent>,
    ) => Outcome | undefined)
  | ((node: Extract<AnyNode, { type: Type }>, parent: Extract<AnyNode, Parent>) => void);

/** Handlers, keyed by node type. */
type Handlers<AnyNode extends Node, Outcome> = {
  readonly [Type in AnyNode['type']]?: Handler<AnyNode, Type, Outcome>;
};

/**
 * A step on a tree, with handlers that run before and after a node's children and after the whole
 * tree.
 */
export interface Visitor<AnyNode extends Node> {
  /**
   * Returns `'skip'` to skip the node's children in this step, or nodes to replace this one. The
   * new nodes are visited by this step and by later steps in the list.
   */
  readonly enter?: Handlers<AnyNode, 'skip' | readonly AnyNode[]>;
  /**
   * Not called for nodes that this step skipped. Returned nodes replace this one and are not
   * visited by any step; if several steps return nodes, the first step wins.
   */
  readonly leave?: Handlers<AnyNode, readonly AnyNode[]>;
  /** Runs after the walk, in list order, for work that needs the whole tree. */
  end?(tree: Extract<AnyNode, { type: 'root' }>): void | Promise<void>;
}

/** A step as the walk sees it: handlers can be looked up by any node's type. */
type Step = Visitor<Parent>;

/** Walks a tree once for all steps. At each node, the steps run in list order. */
export async function walkTree<AnyNode extends Node>(
  tree: Extract<AnyNode, { type: 'root' }>,
  visitors: readonly Visitor<AnyNode>[],
): Promise<void> {
  walkChildren(tree as Node as Parent, visitors as readonly Visitor<Node>[] as readonly Step[]);
  for (const visitor of visitors) await visitor.end?.(tree);
}

/**
 * Visits the children from index `from` on, except the last `after` ones. Returns the index after
 * the visited children, whose number may have changed.
 */
function walkChildren(parent: Parent, steps: readonly Step[], from = 0, after = 0) {
  let index = from;
  while (index < parent.children.length - after) index = walkNode(parent, index, steps);
  return index;
}

/** Visits a node; returns the index after the node or its replacement. */
function walkNode(parent: Parent, index: number, steps: readonly Step[]): number {
  const node = parent.children[index] as Parent;
  let inside = steps;
  for (const step of steps) {
    const outcome = step.enter?.[node.type]?.(node, parent);
    if (outcome === 'skip') inside = inside.filter((other) => other !== step);
    else if (outcome) {
      const after = parent.children.length - index - 1;
      parent.children.splice(index, 1, ...outcome);
      return walkChildren(parent, steps.slice(steps.indexOf(step)), index, after);
    }
  }
  if ('children' in node) walkChildren(node, inside);
  return index + leaveNode(node, parent, inside);
}

/** Runs the `leave` handlers on a node; returns the number of nodes now in its place. */
function leaveNode(node: Parent, parent: Parent, steps: readonly Step[]) {
  let replacement: readonly Node[] | undefined;
  for (const step of steps) {
    const outcome = step.leave?.[node.type]?.(node, parent);
    if (outcome) replacement ??= outcome;
  }
  if (!replacement) return 1;
  replaceNode(parent, node, replacement);
  return replacement.length;
}

/**
 * Replaces a child with other nodes. Does nothing if another step has already removed the child.
 */
export function replaceNode(parent: Parent, node: Node, nodes: readonly Node[]): void {
  const index = parent.children.indexOf(node);
  if (index !== -1) parent.children.splice(index, 1, ...nodes);
}
