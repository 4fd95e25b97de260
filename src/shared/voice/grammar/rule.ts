import type { GroupId } from '../group-id.ts';
import type { Term } from '../term.ts';

/** An operation on the stack of values from which a tree is built. */
export type StackStep = (stack: unknown[]) => void;

/**
 * One state of the machine: reads a form of a group, reads any word, branches, or builds a value.
 */
export type State =
  | { readonly kind: 'term'; readonly group: GroupId; readonly next: number }
  | { readonly kind: 'word'; readonly next: number }
  | { readonly kind: 'fork'; readonly next: number[] }
  | {
      readonly kind: 'step';
      readonly apply: StackStep;
      readonly cost: number;
      readonly next: number;
    }
  | { readonly kind: 'end' };

/**
 * A rule of the grammar that builds a `T`. It adds its states before the state `next` and returns
 * the first of them.
 */
export interface Rule<T> {
  compile(states: State[], next: number): number;
  /** Never present; only carries the type. */
  readonly builds?: T;
}

function add(states: State[], state: State): number {
  return states.push(state) - 1;
}

function step(states: State[], next: number, apply: StackStep, cost = 0): number {
  return add(states, { kind: 'step', apply, cost, next });
}

/** Matches one form of any of these groups. */
export function term(...groups: readonly GroupId[]): Rule<Term> {
  return {
    compile(states, next) {
      const ways = groups.map((group) => add(states, { kind: 'term', group, next }));
      return ways.length === 1 ? (ways[0] ?? next) : add(states, { kind: 'fork', next: ways });
    },
  };
}

/** Matches any single word, as in dictation. */
export const anyWord: Rule<string> = {
  compile: (states, next) => add(states, { kind: 'word', next }),
};

/** Matches any of these rules. */
export function choice<T>(...rules: readonly Rule<T>[]): Rule<T> {
  return {
    compile: (states, next) =>
      add(states, { kind: 'fork', next: rules.map((rule) => rule.compile(states, next)) }),
  };
}

/** Matches the rule or nothing, which yields null. */
export function optional<T>(rule: Rule<T>): Rule<T | null> {
  const nothing: Rule<null> = {
    compile: (states, next) => step(states, next, (stack) => stack.push(null)),
  };
  return choice<T | null>(rule, nothing);
}

/** Matches one rule after the other. */
export function sequence<T extends readonly unknown[]>(
  ...rules: { [K in keyof T]: Rule<T[K]> }
): Rule<T> {
  return {
    compile(states, next) {
      const collect = step(states, next, (stack) =>
        stack.push(stack.splice(stack.length - rules.length)),
      );
      return rules.reduceRight((after, rule) => rule.compile(states, after), collect);
    },
  };
}

/** Maps the result of a rule, and adds `cost` to its parse. */
export function map<A, B>(rule: Rule<A>, change: (value: A) => B, cost = 0): Rule<B> {
  return {
    compile: (states, next) =>
      rule.compile(
        states,
        step(states, next, (stack) => stack.push(change(stack.pop() as A)), cost),
      ),
  };
}

/** Matches one or more in a row, separated by `joint` if it is passed. */
export function many<T>(rule: Rule<T>, joint?: Rule<unknown>): Rule<readonly T[]> {
  return {
    compile(states, next) {
      const ways = [next];
      const more = add(states, { kind: 'fork', next: ways });
      const keep = step(states, more, (stack) => {
        const item = stack.pop();
        (stack.at(-1) as unknown[]).push(item);
      });
      const item = rule.compile(states, keep);
      ways.push(
        joint
          ? joint.compile(
              states,
              step(states, item, (stack) => stack.pop()),
            )
          : item,
      );
      return step(states, item, (stack) => stack.push([]));
    },
  };
}
