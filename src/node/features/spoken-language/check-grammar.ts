import { derivedGroups, isGroupId, listedGroups } from '#shared/voice/group-id.ts';
import { suggest } from '#shared/text/nearest.ts';
import { parseForm, type Form } from '#shared/voice/grammar/form.ts';
import {
  grammarParts,
  isClassName,
  isRuleName,
  ruleClasses,
  ruleKinds,
  type RuleName,
  type WrittenGrammar,
} from '#shared/voice/grammar/rule-kinds.ts';
import type { LanguageFault } from './language-schemas.ts';

type Say = (message: string, hint: string) => void;

interface Rule extends Pick<LanguageFault, 'path'> {
  readonly form: Form;
}

/** Finds faults that would stop a grammar from compiling or its commands from running. */
export function findGrammarFaults(written: WrittenGrammar): readonly LanguageFault[] {
  const faults: LanguageFault[] = [];
  const rules = new Map<RuleName, Rule>();
  const check = (path: LanguageFault['path'], text: string, name?: RuleName): void => {
    const say: Say = (message, hint) => void faults.push({ path, message, hint });
    const form = parseOrSay(text, say);
    if (!form) return;
    if (name) rules.set(name, { path, form });
    checkNames(form, say);
    checkFields(form, name, say);
  };
  for (const [part, names] of Object.entries(grammarParts))
    for (const [name, text] of Object.entries(written[part as keyof typeof grammarParts]))
      if ((names as readonly string[]).includes(name)) check([part, name], text, name as RuleName);
      else faults.push({ path: [part, name], ...unknownRule(name, names) });
  written.fragments.forEach((text, index) => check(['fragments', index], text));
  return [...faults, ...findCircles(rules)];
}

function parseOrSay(text: string, say: Say): Form | undefined {
  try {
    return parseForm(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(
      `The form "${text}" cannot be parsed: ${reason}`,
      'Forms are names, with "?" or "+" after them, "|" between alternatives, and parentheses.',
    );
    return undefined;
  }
}

function unknownRule(name: string, names: readonly string[]): Omit<LanguageFault, 'path'> {
  return {
    part: 'name',
    message: `There is no rule "${name}" here`,
    hint: `${suggest(name, names)}The engine supports ${names.join(', ')}.`,
  };
}

/** Returns a form and all forms nested in it. */
function within(form: Form): readonly Form[] {
  const inner = 'forms' in form ? form.forms : 'form' in form ? [form.form] : [];
  return [form, ...inner.flatMap(within)];
}

function namesIn(form: Form): readonly string[] {
  return within(form).flatMap((one) =>
    one.kind === 'name'
      ? [one.name]
      : one.kind === 'many' && one.joint !== undefined
        ? [one.joint]
        : [],
  );
}

function checkNames(form: Form, say: Say): void {
  const known = (name: string): boolean =>
    name === 'word' || isGroupId(name) || isRuleName(name) || isClassName(name);
  const all = [
    ...listedGroups,
    ...derivedGroups,
    ...Object.keys(ruleKinds),
    ...Object.keys(ruleClasses),
  ];
  for (const name of namesIn(form).filter((one) => !known(one)))
    say(
      `There is no group or rule "${name}"`,
      `${suggest(name, all)}Name a group of the vocabulary, a rule, or "word".`,
    );
}

/** Checks that a rule keeps exactly the fields that the engine needs; a fragment must keep none. */
function checkFields(form: Form, name: RuleName | undefined, say: Say): void {
  const fields: Readonly<Record<string, string>> = name ? ruleKinds[name] : {};
  for (const one of within(form))
    if (one.kind === 'field') {
      const kind = Object.hasOwn(fields, one.field) ? fields[one.field] : undefined;
      if (kind === undefined) say(...unknownField(one.field, Object.keys(fields)));
      else checkField(one, kind, say);
    }
  const always = alwaysKept(form);
  for (const [field, kind] of Object.entries(fields))
    if (!/[?*]$/.test(kind) && !always.has(field))
      say(
        `The field "${field}" must be in every alternative`,
        `The engine needs it: write "${field}:" before the form that has its value.`,
      );
}

function unknownField(field: string, fields: readonly string[]): [message: string, hint: string] {
  return [
    `There is no field "${field}" here`,
    fields.length === 0
      ? 'Remove it: this form has no fields.'
      : `${suggest(field, fields)}The fields are ${fields.join(', ')}.`,
  ];
}

function checkField(
  { field, form }: Form & { readonly kind: 'field' },
  kind: string,
  say: Say,
): void {
  const isList = kind.endsWith('*');
  if (isList !== (form.kind === 'many'))
    say(
      isList ? `The field "${field}" is a list` : `The field "${field}" is not a list`,
      isList ? `Write "+" after it.` : 'Remove the "+".',
    );
  const value = kind.replace(/[?*]$/, '');
  const wrong = valuesIn(form).filter((name) => name === undefined || !isValue(name, value));
  if (wrong.length > 0)
    say(
      `The field "${field}" cannot hold ${wrong[0] === undefined ? 'a sequence' : `"${wrong[0]}"`}`,
      `Its value comes from ${value === 'term' ? 'a group of the vocabulary' : `"${value}"`}, or a choice of several.`,
    );
}

/** Returns the names whose values a field keeps, with undefined for anything that is not a name. */
function valuesIn(form: Form): readonly (string | undefined)[] {
  if (form.kind === 'name') return [form.name];
  if (form.kind === 'choice') return form.forms.flatMap(valuesIn);
  return form.kind === 'optional' || form.kind === 'many' ? valuesIn(form.form) : [undefined];
}

function isValue(name: string, value: string): boolean {
  if (value === 'term') return isGroupId(name);
  if (name === value) return true;
  const targets = value === 'target' ? ruleClasses.element : [];
  const members: readonly string[] = isClassName(value) ? ruleClasses[value] : targets;
  return members.includes(name) || (value === 'modifier' && name === 'plain-modifier');
}

/** Returns the fields that every alternative of a form keeps. */
function alwaysKept(form: Form): ReadonlySet<string> {
  switch (form.kind) {
    case 'name':
    case 'optional':
      return new Set();
    case 'field':
      return new Set(form.form.kind === 'optional' ? [] : [form.field]);
    case 'many':
      return alwaysKept(form.form);
    case 'sequence':
      return new Set(form.forms.flatMap((one) => [...alwaysKept(one)]));
    case 'choice': {
      const [first = new Set<string>(), ...others] = form.forms.map(alwaysKept);
      return new Set([...first].filter((field) => others.every((other) => other.has(field))));
    }
  }
}

/** Finds a rule that contains itself, which a finite-state machine cannot parse. */
function findCircles(rules: ReadonlyMap<RuleName, Rule>): readonly LanguageFault[] {
  const inside = ({ form }: Rule): readonly Rule[] =>
    namesIn(form)
      .filter((name) => !isGroupId(name))
      .flatMap((name): readonly string[] => (isClassName(name) ? ruleClasses[name] : [name]))
      .flatMap((name) => rules.get(name as RuleName) ?? []);
  for (const [name, rule] of rules) {
    const reached = new Set(inside(rule));
    for (const other of reached) for (const one of inside(other)) reached.add(one);
    if (reached.has(rule))
      return [
        {
          path: rule.path,
          message: `The rule "${name}" contains itself`,
          hint: 'Use "+" to repeat something.',
        },
      ];
  }
  return [];
}
