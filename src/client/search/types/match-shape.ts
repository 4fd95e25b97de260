import { anyType, type Shape, type Type } from './parse-type.ts';

/**
 * Returns the number of `extends` or `implements` steps from a type up to a supertype; undefined if
 * the second type is not a supertype of the first.
 */
export type Distance = (below: string, above: string) => number | undefined;

/** The signature of a declaration. */
interface Callable extends Shape {
  /** The type that declares it; absent for functions, constructors and static members. */
  readonly receiver?: Type;
}

/** The penalty for each difference; a lower total is a better match. */
const costs = {
  order: 0.1,
  letterCase: 0.2,
  letter: 0.5,
  generic: 1,
  anyResult: 3,
  receiver: 0.5,
  wider: 1,
  nullable: 1,
  step: 1.5,
  promise: 3,
  unknown: 4,
  leftOut: 0.3,
  missing: 2,
} as const;

type Bindings = ReadonlyMap<string, Type>;

/** A match with its cost and type variable bindings. */
interface Match {
  readonly cost: number;
  readonly bindings: Bindings;
}

/** Context for comparing two types. */
interface Comparison {
  /** Whether the types are results rather than parameter types. */
  readonly isResult: boolean;
  /** The type variables of the query and of the declaration. */
  readonly variables: Readonly<Record<'query' | 'found', ReadonlySet<string>>>;
  readonly distance: Distance;
}

/**
 * Returns a query's signature in which single-letter types, such as `T` or `T1`, are type
 * variables, which match any type.
 */
export function toQueryShape(shape: Shape): Shape {
  const heads = (type: Type): readonly string[] => [type.head, ...type.parts.flatMap(heads)];
  const letters = [...shape.parameters.map(({ type }) => type), shape.result]
    .flatMap(heads)
    .filter((head) => /^\p{Lu}\d?$/u.test(head));
  return { ...shape, variables: new Set([...shape.variables, ...letters]) };
}

/**
 * Returns the cost of matching a callable to the query's shape; Infinity if they do not match.
 * `isOpen` means that the query does not begin with parentheses, as in `-> Range`. Otherwise, a
 * query without parameters matches only callables without required parameters.
 */
export function matchShape(
  query: Shape,
  found: Callable,
  distance: Distance,
  isOpen: boolean,
): number {
  const variables = { query: query.variables, found: found.variables };
  const results = { isResult: true, variables, distance };
  const start = unify(query.result, found.result, { cost: 0, bindings: new Map() }, results);
  if (!start) return Infinity;
  const types = [...found.parameters.map(({ type }) => type), found.receiver ?? []].flat();
  let best = Infinity;
  const assign = (index: number, used: ReadonlySet<number>, match: Match) => {
    if (match.cost >= best) return;
    const wanted = query.parameters[index];
    if (!wanted) {
      // Parameters of the declaration that the query does not mention. `() => Range` does not allow
      // required ones.
      const rest = found.parameters.filter((_, place) => !used.has(place));
      const missing = rest.filter(({ isOptional }) => !isOptional).length;
      if (missing > 0 && used.size === 0 && !isOpen) return;
      const leftOut = (rest.length - missing) * costs.leftOut;
      best = Math.min(best, match.cost + (leftOut + missing * costs.missing));
      return;
    }
    for (const [place, type] of types.entries()) {
      if (used.has(place)) continue;
      const next = unify(wanted.type, type, match, { ...results, isResult: false });
      if (!next) continue;
      const extra =
        place >= found.parameters.length ? costs.receiver : place === index ? 0 : costs.order;
      assign(index + 1, new Set(used).add(place), plus(next, extra));
    }
  };
  assign(0, new Set(), start);
  return best;
}

const isNothing = ({ head }: Type) => head === 'undefined' || head === 'null';

/** Returns a union's only type besides `undefined` and `null`; any other type unchanged. */
function withoutNothing(type: Type) {
  const others = type.head === '|' ? type.parts.filter((part) => !isNothing(part)) : [];
  return others.length === 1 && others[0] ? others[0] : type;
}

/** Extends a match by comparing two types; returns undefined if they do not match. */
type Unify<Compared = Type> = (
  query: Compared,
  found: Compared,
  match: Match,
  comparison: Comparison,
) => Match | undefined;

const unify: Unify = (query, found, match, comparison) => {
  if (query.head === anyType) return match;
  if (comparison.variables.query.has(query.head) && query.parts.length === 0)
    return bind(`?${query.head}`, withoutNothing(found), match, costs.letter);
  if (comparison.variables.found.has(found.head) && found.parts.length === 0)
    return bind(found.head, query, match, comparison.isResult ? costs.anyResult : costs.generic);
  const isSameHead = query.head.toLowerCase() === found.head.toLowerCase();
  return (
    (isSameHead ? sameHead(query, found, match, comparison) : undefined) ??
    inUnion(query, found, match, comparison) ??
    (isSameHead ? undefined : related(query, found, match, comparison))
  );
};

function bind(name: string, type: Type, match: Match, cost: number) {
  const bound = match.bindings.get(name);
  if (bound) return JSON.stringify(bound) === JSON.stringify(type) ? match : undefined;
  return { ...plus(match, cost), bindings: new Map(match.bindings).set(name, type) };
}

const sameHead: Unify = (query, found, match, comparison) => {
  const start = query.head === found.head ? match : plus(match, costs.letterCase);
  // A bare `Promise` matches any promise.
  if (query.parts.length === 0) return start;
  if (query.parts.length !== found.parts.length) return undefined;
  if (query.head === '|' || query.head === '&')
    return inAnyOrder(query.parts, found.parts, start, comparison);
  return query.parts.reduce<Match | undefined>(
    (before, part, index) => before && unify(part, found.parts[index] ?? part, before, comparison),
    start,
  );
};

const inAnyOrder: Unify<readonly Type[]> = ([first, ...rest], found, match, comparison) => {
  if (!first) return match;
  for (const [index, part] of found.entries()) {
    const next = unify(first, part, match, comparison);
    const end = next && inAnyOrder(rest, found.toSpliced(index, 1), next, comparison);
    if (end) return end;
  }
  return undefined;
};

/**
 * Matches unions: a parameter may accept more than the query states, and a result may be nullable
 * or only one of the types that the query states.
 */
const inUnion: Unify = (query, found, match, comparison) => {
  if (query.head === '|' && !comparison.isResult)
    return query.parts.reduce<Match | undefined>(
      (before, part) => before && unify(part, found, before, comparison),
      match,
    );
  if (found.head === '|') {
    const others = found.parts.filter((part) => !isNothing(part));
    const isNullable = others.length < found.parts.length;
    if (comparison.isResult && others.length > 1) return undefined;
    const start = plus(match, isNullable ? costs.nullable : costs.wider);
    return firstOf(others, (part) => unify(query, part, start, comparison));
  }
  if (query.head !== '|') return undefined;
  const start = plus(match, costs.wider);
  return firstOf(query.parts, (part) => unify(part, found, start, comparison));
};

/**
 * Compares types with different names: parameters accept subtypes of their type, and results may be
 * subtypes of the requested type or promises of a matching type. `any` matches every type.
 */
const related: Unify = (query, found, match, comparison) => {
  if (found.head === 'any' || (!comparison.isResult && found.head === 'unknown'))
    return plus(match, costs.unknown);
  if (comparison.isResult && found.head === 'Promise' && found.parts[0])
    return unify(query, found.parts[0], plus(match, costs.promise), comparison);
  const steps = comparison.isResult
    ? comparison.distance(found.head, query.head)
    : comparison.distance(query.head, found.head);
  return steps === undefined ? undefined : plus(match, steps * costs.step);
};

function plus(match: Match, cost: number) {
  return { ...match, cost: match.cost + cost };
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => Match | undefined) {
  const matches = items.flatMap((item) => find(item) ?? []);
  return matches.sort((a, b) => a.cost - b.cost)[0];
}
