import type { GroupId } from '../group-id.ts';

/**
 * A change to the value stack while a tree is built. It is plain data, so that a language can be
 * sent to a worker.
 */
export type StackStep =
  /** Pushes a new tree, whose list fields are empty and whose other fields are null. */
  | {
      readonly do: 'open';
      readonly kind: string | undefined;
      readonly fields: readonly (readonly [name: string, isList: boolean])[];
    }
  /** Moves the top value of the stack into a field of the tree below it. */
  | { readonly do: 'set' | 'add'; readonly field: string }
  | { readonly do: 'drop' }
  /** Replaces a list of one target with the target itself. */
  | { readonly do: 'unwrap' };

/**
 * One state of the machine: reads a form of a group or any word, branches, applies a stack step,
 * raises the cost of the parse, or ends.
 */
export type State =
  | { readonly kind: 'term'; readonly group: GroupId; readonly next: State }
  | { readonly kind: 'word'; readonly next: State }
  | { readonly kind: 'fork'; readonly next: readonly State[] }
  | { readonly kind: 'step'; readonly step: StackStep; readonly next: State }
  | { readonly kind: 'cost'; readonly cost: number; readonly next: State }
  | { readonly kind: 'end' };

/** A compiled grammar form whose parses build a `T`. */
export interface Machine<T> {
  readonly start: State;
  readonly end: State;
  /** Never set; exists only to carry the type. */
  readonly builds?: T;
}

/** Applies a step to the value stack, in place. */
export function applyStep(step: StackStep, stack: unknown[]): void {
  switch (step.do) {
    case 'open':
      stack.push(openTree(step));
      return;
    case 'set':
    case 'add': {
      const value = stack.pop();
      const tree = stack.at(-1) as Record<string, unknown>;
      if (step.do === 'set') tree[step.field] = value;
      else (tree[step.field] as unknown[]).push(value);
      return;
    }
    case 'drop':
      stack.pop();
      return;
    case 'unwrap': {
      const { elements } = stack.at(-1) as { readonly elements: readonly unknown[] };
      if (elements.length === 1) stack.splice(-1, 1, elements[0]);
    }
  }
}

function openTree({ kind, fields }: StackStep & { readonly do: 'open' }): object {
  const empty = fields.map(([field, isList]) => [field, isList ? [] : null]);
  return { ...(kind !== undefined && { kind }), ...Object.fromEntries(empty) };
}
