import { derivedGroups, isGroupId, listedGroups } from '#shared/voice/group-id.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { suggest } from '#shared/text/nearest.ts';
import { parseForm, type Form } from '#shared/voice/grammar/form.ts';
import {
  grammarParts,
  isClassName,
  ruleClasses,
  ruleKinds,
  type RuleName,
  type WrittenGrammar,
} from '#shared/voice/grammar/rule-kinds.ts';
import type { LanguageFault } from './language-schemas.ts';

type Say = (message: string, hint: string) => void;

interface Rule {
  readonly path: LanguageFault['path'];
  readonly form: Form;
}

/** Finds problems that would keep a grammar from compiling or its commands from running. */
export function findGrammarFaults(written: WrittenGrammar): readonly LanguageFault[] {
  const faults: LanguageFault[] = [];
  const rules = new Map<string, Rule>();
  const check = (path: LanguageFault['path'], text: string, name?: RuleName): void => {
    const say: Say = (message, hint) => void faults.push({ path, message, hint });
    try {
      const form = parseForm(text);
      if (name) rules.set(name, { path, form });
      checkNames(form, say);
      checkFields(form, name, say);
    } catch (error) {
      say(
        `The form "${text}" cannot be parsed: ${(error as Error).message}`,
        'Forms are names, with "?" or "+" after them, "|" between alternatives, and parentheses.',
      );
    }
  };
  for (const [part, names] of Object.entries(grammarParts))
    for (const [name, text] of Object.entries(written[part as keyof typeof grammarParts]))
      if ((names as readonly string[]).includes(name)) check([part, name], text, name as RuleName);
      else
        faults.push({
          path: [part, name],
          part: 'name',
          message: `There is no rule "${name}" here`,
          hint: `${suggest(name, names)}The engine supports ${names.join(', ')}.`,
        });
  written.fragments.forEach((text, index) => check(['fragments', index], text));
  return [...faults, ...findCircles(rules)];
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

const knownNames: readonly string[] = [
  ...listedGroups,
  ...derivedGroups,
  ...Object.keys(ruleKinds),
  ...Object.keys(ruleClasses),
];

function checkNames(form: Form, say: Say): void {
  for (const name of namesIn(form))
    if (name !== 'word' && !knownNames.includes(name))
      say(
        `There is no group or rule "${name}"`,
        `${suggest(name, knownNames)}Name a group of the vocabulary, a rule, or "word".`,
      );
}

/**
 * Reports fields of a rule that the engine does not know or that have the wrong kind of value, and
 * required fields that are missing from any of its alternatives. A fragment must have no fields.
 */
function checkFields(form: Form, name: RuleName | undefined, say: Say): void {
  const fields: Readonly<Record<string, string>> = name ? ruleKinds[name] : {};
  const names = Object.keys(fields);
  for (const one of within(form)) {
    if (one.kind !== 'field') continue;
    const kind = lookUp(fields, one.field);
    if (kind !== undefined) checkField(one, kind, say);
    else
      say(
        `There is no field "${one.field}" here`,
        names.length === 0
          ? 'Remove it: this form has no fields.'
          : `${suggest(one.field, names)}The fields are ${names.join(', ')}.`,
      );
  }
  const always = alwaysKept(form);
  for (const [field, kind] of Object.entries(fields))
    if (!/[?*]$/.test(kind) && !always.includes(field))
      say(
        `The field "${field}" must be in every alternative`,
        `The engine needs it: write "${field}:" before the form that has its value.`,
      );
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

/**
 * Returns the names from which a field can get its value, with undefined for anything that is not a
 * name.
 */
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

/** Returns the fields that every alternative of a form has. */
function alwaysKept(form: Form): readonly string[] {
  switch (form.kind) {
    case 'name':
    case 'optional':
      return [];
    case 'field':
      return form.form.kind === 'optional' ? [] : [form.field];
    case 'many':
      return alwaysKept(form.form);
    case 'sequence':
      return form.forms.flatMap(alwaysKept);
    case 'choice': {
      const [first = [], ...others] = form.forms.map(alwaysKept);
      return first.filter((field) => others.every((other) => other.includes(field)));
    }
  }
}

/** Reports the first rule that contains itself, which a finite-state machine cannot parse. */
function findCircles(rules: ReadonlyMap<string, Rule>): readonly LanguageFault[] {
  const inside = ({ form }: Rule): readonly Rule[] =>
    namesIn(form)
      .flatMap((name): readonly string[] => (isClassName(name) ? ruleClasses[name] : [name]))
      .flatMap((name) => rules.get(name) ?? []);
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
