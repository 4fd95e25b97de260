/** A node of any tree. */
export interface Node {
  readonly type: string;
}

interface Parent extends Node {
  readonly children: Node[];
}

/** Called at nodes of one type. What only looks gives nothing. */
type Handler<AnyNode, Type, Outcome> =
  | ((
      node: Extract<AnyNode, { type: Type }>,
      parent: Extract<AnyNode, Parent>,
    ) => Outcome | undefined)
  | ((node: Extract<AnyNode, { type: Type }>, parent: Extract<AnyNode, Parent>) => void);

/** Handlers by the type of the nodes that they are called at. */
type Handlers<AnyNode extends Node, Outcome> = {
  readonly [Type in AnyNode['type']]?: Handler<AnyNode, Type, Outcome>;
};

/** A step on one tree: what it does before and after what is inside a node, and when the whole tree was walked. */
export interface Visitor<AnyNode extends Node> {
  /**
   * Says `'skip'` where it does not want to be shown what is inside, or gives nodes that take the place of this one. They
   * are shown to this step and to those behind it in the list.
   */
  readonly enter?: Handlers<AnyNode, 'skip' | readonly AnyNode[]>;
  /** Not called for nodes that it has skipped. Nodes that it gives take the place of this one, and are shown to no step; of several steps, the first decides. */
  readonly leave?: Handlers<AnyNode, readonly AnyNode[]>;
  /** For what needs the whole tree: runs in the order of the list. */
  end?(tree: Extract<AnyNode, { type: 'root' }>): void | Promise<void>;
}

/** A step as the walk itself sees it: it looks handlers up by whatever type a node has. */
type Step = Visitor<Parent>;

/** Walks a tree once for all steps: at each node they have their turn in the order of the list. */
export async function walkTree<AnyNode extends Node>(
  tree: Extract<AnyNode, { type: 'root' }>,
  visitors: readonly Visitor<AnyNode>[],
): Promise<void> {
  walkChildren(tree as Node as Parent, {
    from: 0,
    behind: 0,
    steps: visitors as readonly Visitor<Node>[] as readonly Step[],
  });
  for (const visitor of visitors) await visitor.end?.(tree);
}

interface Range {
  readonly from: number;
  /** How many children stand behind those that are walked. */
  readonly behind: number;
  /** The steps that they are shown to. */
  readonly steps: readonly Step[];
}

/** Gives the index behind the children that were walked: there may be more or fewer by then. */
function walkChildren(parent: Parent, { from, behind, steps }: Range): number {
  let index = from;
  while (index < parent.children.length - behind) index = walkNode(parent, index, steps);
  return index;
}

/** Gives the index behind the node, or behind what stands in its place. */
function walkNode(parent: Parent, index: number, steps: readonly Step[]): number {
  const node = parent.children[index] as Parent;
  let inside = steps;
  for (const step of steps) {
    const outcome = step.enter?.[node.type]?.(node, parent);
    if (outcome === 'skip') inside = inside.filter((other) => other !== step);
    else if (outcome) {
      const behind = parent.children.length - index - 1;
      parent.children.splice(index, 1, ...outcome);
      const rest = steps.slice(steps.indexOf(step));
      return walkChildren(parent, { from: index, behind, steps: rest });
    }
  }
  if ('children' in node) walkChildren(node, { from: 0, behind: 0, steps: inside });
  return index + leaveNode(node, parent, inside);
}

/** Gives the number of nodes that stand in its place. */
function leaveNode(node: Parent, parent: Parent, steps: readonly Step[]): number {
  let placed: readonly Node[] | undefined;
  for (const step of steps) {
    const outcome = step.leave?.[node.type]?.(node, parent);
    if (outcome) placed ??= outcome;
  }
  if (!placed) return 1;
  replaceNode(parent, node, placed);
  return placed.length;
}

/** Puts nodes in the place of a child. */
export function replaceNode(parent: Parent, node: Node, nodes: readonly Node[]): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
}
