import type { Term } from '../term.ts';
import type { rulesByPart, ruleKinds } from './rule-kinds.ts';

/**
 * Types of the values in the fields of a tree, keyed by the names that `rulesByPart` uses for them.
 */
interface Values {
  readonly term: Term;
  readonly word: string;
  readonly nth: Ordinal;
  readonly 'positional-target': PositionalTarget;
  readonly primitive: Primitive;
  readonly element: RangeTarget | Primitive;
  readonly target: SpokenTarget;
  readonly 'plain-modifier': PlainModifier;
  readonly modifier: SpokenModifier;
  readonly mark: SpokenMark;
}

/** The type of a field: a single value, an optional value (`?`), or a list (`*`). */
type Field<Kind> = Kind extends `${infer Name extends keyof Values}*`
  ? readonly Values[Name][]
  : Kind extends `${infer Name extends keyof Values}?`
    ? Values[Name] | null
    : Values[Kind & keyof Values];

type Fields<Rule> = { readonly [Name in keyof Rule]: Field<Rule[Name]> };

type Rules = typeof ruleKinds;

/** The tree that a rule builds, tagged with the rule's name; a union if there are several rules. */
type Tree<Name extends keyof Rules> = Name extends unknown
  ? { readonly kind: Name } & Fields<Rules[Name]>
  : never;

type Parts = typeof rulesByPart;

/** The syntax tree of one spoken command. */
export type CommandTree = Tree<keyof Parts['commands']>;

/** What a command acts on. */
export type SpokenTarget = RangeTarget | ListTarget | Primitive;

/** Several targets joined by "and". */
type ListTarget = { readonly kind: 'list' } & Fields<Rules['target']>;

/** A range from one target to another; without an anchor, from the current selection. */
export type RangeTarget = Tree<'range'>;

/** A mark and the modifiers that change its extent. A mark that is null is implied. */
export type Primitive = Tree<'primitive'>;

/** A target and its position word. */
export type PositionalTarget = Tree<'positional-target'>;

/** The starting point of a primitive target. */
export type SpokenMark = Tree<keyof Parts['marks']>;

/** A modifier, which changes the extent of a mark. */
export type SpokenModifier = Tree<Exclude<keyof Parts['modifiers'], 'nth'>>;

/** A modifier that may follow "head" or "tail". */
export type PlainModifier = Exclude<SpokenModifier, { readonly kind: 'interior' | 'head-tail' }>;

/** An ordinal: "third", "last", "second last". */
export type Ordinal = Fields<Rules['nth']>;
