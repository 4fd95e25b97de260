/**
 * The rules that each part of a grammar file may define, and the fields of the tree that each rule
 * builds: a value (see `tree.ts`), an optional value (`?`), or a list (`*`).
 */
export const rulesByPart = {
  commands: {
    simple: { action: 'term', target: 'target' },
    positional: { action: 'term', destination: 'positional-target' },
    'move-bring': { action: 'term', source: 'target', destination: 'positional-target?' },
    swap: { action: 'term', first: 'target?', second: 'target' },
    reformat: { action: 'term', formatters: 'term*', target: 'target' },
    wrap: { wrapper: 'term', action: 'term', target: 'target' },
    'insert-snippet': { action: 'term', snippet: 'term', destination: 'positional-target?' },
    'dictate-snippet': { action: 'term', snippet: 'term', words: 'word*' },
    settings: {},
    cheatsheet: {},
    documentation: {},
  },
  targets: {
    target: { elements: 'element*' },
    // `position` is a position word, such as "before", or the word "to".
    'positional-target': { position: 'term', target: 'target' },
    primitive: { position: 'term?', modifiers: 'modifier*', mark: 'mark?' },
    // If `connective` is null, only the range type was spoken ("air slice bat"), and both ends are
    // included.
    range: { anchor: 'primitive?', rangeType: 'term?', connective: 'term?', active: 'primitive' },
  },
  modifiers: {
    interior: { modifier: 'term' },
    'head-tail': { side: 'term', interior: 'term?', modifier: 'plain-modifier?' },
    'simple-modifier': { modifier: 'term' },
    'containing-scope': { every: 'term?', scope: 'term' },
    'ordinal-range': { start: 'nth', connective: 'term?', end: 'nth?', scope: 'term' },
    'first-last-count': { side: 'term', count: 'term', scope: 'term' },
    'relative-one': { ordinal: 'term?', direction: 'term', scope: 'term' },
    'relative-many': { direction: 'term', count: 'term', scope: 'term' },
    'count-from-here': { count: 'term', scope: 'term', direction: 'term?' },
    'one-directed': { scope: 'term', direction: 'term' },
    'surrounding-pair': { force: 'term?', pair: 'term' },
    nth: { ordinal: 'term?', last: 'term?' },
  },
  marks: {
    decorated: { color: 'term?', shape: 'term?', character: 'term' },
    special: { mark: 'term' },
    'line-number': { direction: 'term', first: 'term', connective: 'term?', last: 'term?' },
  },
} as const;

/** The rules of all parts, keyed by name. */
export const ruleKinds = {
  ...rulesByPart.commands,
  ...rulesByPart.targets,
  ...rulesByPart.modifiers,
  ...rulesByPart.marks,
};

/** Name of a rule that a grammar file may define. */
export type RuleName = keyof typeof ruleKinds;

function namesIn<Name extends RuleName>(rules: Readonly<Record<Name, object>>) {
  return Object.keys(rules) as Name[];
}

/** Names of the rules in each part of a grammar file. */
export const grammarParts = {
  commands: namesIn(rulesByPart.commands),
  targets: namesIn(rulesByPart.targets),
  modifiers: namesIn(rulesByPart.modifiers),
  marks: namesIn(rulesByPart.marks),
} satisfies Readonly<Record<string, readonly RuleName[]>>;

/** Classes of rules. A form that names a class accepts any of its rules. */
export const ruleClasses = {
  command: grammarParts.commands,
  element: ['primitive', 'range'],
  modifier: grammarParts.modifiers.filter((name) => name !== 'nth'),
  'plain-modifier': grammarParts.modifiers.filter(
    (name) => name !== 'nth' && name !== 'interior' && name !== 'head-tail',
  ),
  mark: grammarParts.marks,
} as const satisfies Readonly<Record<string, readonly RuleName[]>>;

/** Name of a class of rules, which matches any of them. */
export type ClassName = keyof typeof ruleClasses;

/**
 * A grammar as written in its file: each rule's form, in the notation of `form.ts`. A missing rule
 * never matches.
 */
export type WrittenGrammar = {
  readonly [Part in keyof typeof grammarParts]: Readonly<Record<string, string>>;
} & {
  /**
   * Forms for the parts of commands that can be quoted on their own. Single terms need none,
   * because `classifyQuoted` looks them up.
   */
  readonly fragments: readonly string[];
};

/** Whether a grammar file may define a rule with this name. */
export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(ruleKinds, name);
}

/** Whether a form may refer to a class of rules by this name. */
export function isClassName(name: string): name is ClassName {
  return Object.hasOwn(ruleClasses, name);
}
