import { isGroupId } from '../group-id.ts';
import { parseForm, type Form } from './form.ts';
import type { Machine, StackStep, State } from './machine-state.ts';
import {
  isClassName,
  isRuleName,
  ruleClasses,
  ruleKinds,
  type RuleName,
  type WrittenGrammar,
} from './rule-kinds.ts';
import type { CommandTree, SpokenMark } from './tree.ts';

/** A grammar compiled for parsing. */
export interface Grammar {
  /** One or more commands in one utterance. */
  readonly phrase: Machine<{ readonly commands: readonly CommandTree[] }>;
  /** A part of a command that can be quoted on its own. */
  readonly fragment: Machine<unknown>;
  /** One or more characters with their hats. */
  readonly hats: Machine<{ readonly marks: readonly SpokenMark[] }>;
}

/**
 * Costs in addition to the cost of the words. Of two parses, the one with fewer commands wins. A
 * stack of modifiers costs more than a single equivalent modifier, so "tail funk" is one modifier,
 * and "row two past four" is two lines rather than a range between two marks.
 */
const costs: Readonly<Record<string, number>> = { command: 10, modifier: 1, range: 1 };

/**
 * Compiles a checked grammar to finite-state machines, which is possible because no rule contains
 * itself.
 */
export function compileGrammar(written: WrittenGrammar): Grammar {
  const { commands, targets, modifiers, marks, fragments } = written;
  const rules = new Map(
    Object.entries({ ...commands, ...targets, ...modifiers, ...marks }).map(
      ([name, form]) => [name as RuleName, parseForm(form)] as const,
    ),
  );
  return {
    phrase: toMachine('commands:command+', rules),
    fragment: toMachine(fragments.map((form) => `(${form})`).join(' | '), rules),
    hats: toMachine('marks:decorated+', rules),
  };
}

type Rules = ReadonlyMap<RuleName, Form>;

/**
 * Compiles a form to a machine that builds its tree. If the form is a field, the field's value is a
 * list.
 */
function toMachine<T>(text: string, rules: Rules): Machine<T> {
  const form = parseForm(text);
  const end: State = { kind: 'end' };
  const fields = form.kind === 'field' ? [[form.field, true] as const] : [];
  const start = toStep({ do: 'open', kind: undefined, fields }, compile(form, end, rules));
  return { start, end };
}

function toStep(step: StackStep, next: State): State {
  return { kind: 'step', step, next };
}

/**
 * Compiles a form to states that lead to the state `next`, and returns the first of them. `keep`
 * determines what happens to the form's values; values outside a field are dropped.
 */
function compile(form: Form, next: State, rules: Rules, keep: StackStep = { do: 'drop' }): State {
  switch (form.kind) {
    case 'name':
      return compileName(form.name, toStep(keep, next), rules);
    case 'field':
      return compile(form.form, next, rules, { do: 'set', field: form.field });
    case 'sequence':
      return form.forms.reduceRight((after, one) => compile(one, after, rules), next);
    case 'choice':
      return { kind: 'fork', next: form.forms.map((one) => compile(one, next, rules, keep)) };
    case 'optional':
      return { kind: 'fork', next: [compile(form.form, next, rules, keep), next] };
    case 'many': {
      const ways = [next];
      const each = keep.do === 'set' ? ({ ...keep, do: 'add' } as const) : keep;
      const first = compile(form.form, { kind: 'fork', next: ways }, rules, each);
      ways.push(form.joint ? compile({ kind: 'name', name: form.joint }, first, rules) : first);
      return first;
    }
  }
}

/** Compiles a name to states that push its value, and returns the first of them. */
function compileName(name: string, next: State, rules: Rules): State {
  if (name === 'word') return { kind: 'word', next };
  if (isGroupId(name)) return { kind: 'term', group: name, next };
  if (isRuleName(name)) return compileRule(name, next, rules);
  const names: readonly RuleName[] = isClassName(name) ? ruleClasses[name] : [];
  const end = withCost(name, next);
  const known = [...rules.keys()].filter((one) => names.includes(one));
  return { kind: 'fork', next: known.map((one) => compileRule(one, end, rules)) };
}

function withCost(name: string, next: State): State {
  const cost = costs[name];
  return cost === undefined ? next : { kind: 'cost', cost, next };
}

/**
 * Compiles a rule to states, and returns the first of them. A rule that is missing from the grammar
 * becomes a fork without branches, which never matches.
 */
function compileRule(name: RuleName, next: State, rules: Rules): State {
  const form = rules.get(name);
  if (form === undefined) return { kind: 'fork', next: [] };
  const isTarget = name === 'target';
  const end = isTarget ? toStep({ do: 'unwrap' }, next) : withCost(name, next);
  const fields = Object.entries<string>(ruleKinds[name]).map(
    ([field, of]) => [field, of.endsWith('*')] as const,
  );
  const kind = isTarget ? 'list' : name === 'nth' ? undefined : name;
  return toStep({ do: 'open', kind, fields }, compile(form, end, rules));
}
