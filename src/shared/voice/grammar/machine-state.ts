import type { GroupId } from '../group-id.ts';

/** A change to the stack of values while a tree is built; plain data, so that a language can be sent to a worker. */
export type StackStep =
  /** Begins a tree; `lists` are its fields that are lists, `empty` those that may be missing. */
  | {
      readonly do: 'open';
      readonly kind: string | undefined;
      readonly fields: Readonly<Record<string, 'list' | 'empty'>>;
    }
  /** Puts the last value into a field of the tree before it. */
  | { readonly do: 'set' | 'add'; readonly field: string }
  | { readonly do: 'drop' | 'keep' }
  /** A list of one target is that target. */
  | { readonly do: 'unwrap' };

/** One state of the machine: reads a form of a group, reads any word, branches, or builds a value. */
export type State =
  | { readonly kind: 'term'; readonly group: GroupId; readonly next: number }
  | { readonly kind: 'word'; readonly next: number }
  | { readonly kind: 'fork'; readonly next: number[] }
  | {
      readonly kind: 'step';
      readonly step: StackStep;
      readonly cost: number;
      readonly next: number;
    }
  | { readonly kind: 'end' };

/** A compiled form that builds a `T`. */
export interface Machine<T> {
  readonly states: readonly State[];
  readonly start: number;
  /** Never present; it only carries the type. */
  readonly builds?: T;
}

/** Applies a step. */
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
      return;
    }
    case 'keep':
  }
}

function openTree({ kind, fields }: StackStep & { readonly do: 'open' }): object {
  const empty = Object.entries(fields).map(([field, of]) => [field, of === 'list' ? [] : null]);
  return { ...(kind !== undefined && { kind }), ...Object.fromEntries(empty) };
}
