import { isGroupId } from '../group-id.ts';
import { parseForm, type Form } from './form.ts';
import type { Machine, StackStep, State } from './machine-state.ts';
import {
  grammarParts,
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
  const rules = new Map(
    Object.keys(grammarParts).flatMap((part) =>
      Object.entries(written[part as keyof typeof grammarParts]).map(
        ([name, form]) => [name, parseForm(form)] as const,
      ),
    ),
  );
  const machine = <T>(form: string, lists: readonly string[] = []): Machine<T> =>
    toMachine(rules, parseForm(form), lists);
  return {
    phrase: machine('commands:command+', ['commands']),
    fragment: machine(written.fragments.map((form) => `(${form})`).join(' | ')),
    hats: machine('marks:decorated+', ['marks']),
  };
}

type Rules = ReadonlyMap<string, Form>;

interface Compiler {
  readonly rules: Rules;
  readonly states: State[];
}

function toMachine<T>(rules: Rules, form: Form, lists: readonly string[]): Machine<T> {
  const compiler = { rules, states: [{ kind: 'end' } as State] };
  const fields = Object.fromEntries(lists.map((field) => [field, 'list' as const]));
  const body = compile(form, 0, compiler);
  const start = addStep({ do: 'open', kind: undefined, fields }, body, compiler);
  return { states: compiler.states, start };
}

function add(state: State, { states }: Compiler) {
  return states.push(state) - 1;
}

function addStep(step: StackStep, next: number, compiler: Compiler, cost = 0) {
  return add({ kind: 'step', step, cost, next }, compiler);
}

/**
 * Adds the states for a form before the state `next` and returns the first of them. Values outside
 * a field are dropped.
 */
function compile(form: Form, next: number, compiler: Compiler): number {
  switch (form.kind) {
    case 'name':
      return compileName(form.name, addStep({ do: 'drop' }, next, compiler), compiler);
    case 'field':
      return compileField(form, next, compiler);
    case 'sequence':
      return form.forms.reduceRight((after, one) => compile(one, after, compiler), next);
    case 'choice':
      return add(
        { kind: 'fork', next: form.forms.map((one) => compile(one, next, compiler)) },
        compiler,
      );
    case 'optional':
      return add({ kind: 'fork', next: [compile(form.form, next, compiler), next] }, compiler);
    case 'many':
      return compileMany(form, next, {
        compiler,
        item: (after) => compile(form.form, after, compiler),
      });
  }
}

function compileField(
  { field, form }: Form & { readonly kind: 'field' },
  next: number,
  compiler: Compiler,
): number {
  if (form.kind === 'optional')
    return compile(
      { kind: 'optional', form: { kind: 'field', field, form: form.form } },
      next,
      compiler,
    );
  if (form.kind === 'many')
    return compileMany(form, next, {
      compiler,
      item: (after) =>
        compileValue(form.form, addStep({ do: 'add', field }, after, compiler), compiler),
    });
  return compileValue(form, addStep({ do: 'set', field }, next, compiler), compiler);
}

/** Adds the states for a name or a choice of names, and keeps the value. */
function compileValue(form: Form, next: number, compiler: Compiler): number {
  if (form.kind === 'name') return compileName(form.name, next, compiler);
  const forms = form.kind === 'choice' ? form.forms : [];
  return add(
    { kind: 'fork', next: forms.map((one) => compileValue(one, next, compiler)) },
    compiler,
  );
}

interface Repeated {
  readonly compiler: Compiler;
  /** Compiles the repeated form. */
  item(next: number): number;
}

function compileMany(
  { joint }: Form & { readonly kind: 'many' },
  next: number,
  { compiler, item }: Repeated,
) {
  const ways = [next];
  const first = item(add({ kind: 'fork', next: ways }, compiler));
  ways.push(joint === undefined ? first : compile({ kind: 'name', name: joint }, first, compiler));
  return first;
}

/** Adds the states that push a name's value. */
function compileName(name: string, next: number, compiler: Compiler): number {
  if (name === 'word') return add({ kind: 'word', next }, compiler);
  if (isGroupId(name)) return add({ kind: 'term', group: name, next }, compiler);
  if (isRuleName(name)) return compileRule(name, next, compiler);
  const names: readonly RuleName[] = isClassName(name) ? ruleClasses[name] : [];
  const cost = costs[name] ?? 0;
  const end = cost > 0 ? addStep({ do: 'keep' }, next, compiler, cost) : next;
  const known = [...compiler.rules.keys()].filter((one) =>
    (names as readonly string[]).includes(one),
  );
  return add(
    { kind: 'fork', next: known.map((one) => compileRule(one as RuleName, end, compiler)) },
    compiler,
  );
}

/**
 * Adds the states for a rule. A rule that is missing from the grammar becomes a fork without
 * branches, which never matches.
 */
function compileRule(name: RuleName, next: number, compiler: Compiler): number {
  const form = compiler.rules.get(name);
  if (form === undefined) return add({ kind: 'fork', next: [] }, compiler);
  const isTarget = name === 'target';
  const cost = costs[name] ?? 0;
  const last: StackStep = isTarget ? { do: 'unwrap' } : { do: 'keep' };
  const end = isTarget || cost > 0 ? addStep(last, next, compiler, cost) : next;
  const fields = Object.entries(ruleKinds[name]).map(
    ([field, of]: [string, string]) => [field, of.endsWith('*') ? 'list' : 'empty'] as const,
  );
  const kind = isTarget ? 'list' : name === 'nth' ? undefined : name;
  return addStep(
    { do: 'open', kind, fields: Object.fromEntries(fields) },
    compile(form, end, compiler),
    compiler,
  );
}
