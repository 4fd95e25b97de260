/** A type as a tree: a name or an operator, and its parts. */
export interface Type {
  /**
   * `Range`; `|`, `&`, `=>` and `[]` for unions, intersections, functions and tuples; the source
   * text of any other type.
   */
  readonly head: string;
  /** Type arguments or parts; for a function, its parameters followed by its result. */
  readonly parts: readonly Type[];
}

/** A parameter of a call signature; its name does not matter. */
interface ShapeParameter {
  readonly type: Type;
  readonly isOptional: boolean;
}

/** A call signature, reduced to its types. */
export interface Shape {
  /** Type variables, which match any type. */
  readonly variables: ReadonlySet<string>;
  readonly parameters: readonly ShapeParameter[];
  readonly result: Type;
}

/**
 * Maximum number of characters to parse. Nobody types more, and the rest of a longer signature
 * would not improve the match.
 */
const maxTextLength = 2000;

const tokenPattern =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|=>|->|→|\.\.\.|[\p{L}_$#][\p{L}\p{N}_$#.]*|-?\d[\w.]*|\S/gu;

/** A token, or a pair of brackets with its contents. */
type Node = string | Group;

interface Group {
  readonly open: string;
  readonly nodes: readonly Node[];
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** Stands for a type that the query leaves out: `string ->` matches any result. */
export const anyType = '?';

/**
 * Parses a signature that was typed or is listed in the reference: `(Target) => Range`, `string ->
 * ScopeType`, `<T>(T[], number?) => T`. Returns undefined if the text is not a signature.
 */
export function parseShape(text: string): Shape | undefined {
  const written = text.slice(0, maxTextLength).match(tokenPattern) ?? [];
  const tokens = written.map((token) => (token === '->' || token === '→' ? '=>' : token));
  if (!tokens.includes('=>')) return undefined;
  try {
    return toShape(readNodes(tokens.values()));
  } catch {
    return undefined;
  }
}

/**
 * Reads tokens up to the closing bracket `close`, or to the end if `close` is omitted. Throws a
 * SyntaxError if the bracket is missing.
 */
function readNodes(tokens: Iterator<string, undefined>, close?: string) {
  const nodes: Node[] = [];
  for (let token = tokens.next().value; token !== close; token = tokens.next().value) {
    if (token === undefined) throw new SyntaxError(close);
    const end = closing[token];
    nodes.push(end === undefined ? token : { open: token, nodes: readNodes(tokens, end) });
  }
  return nodes;
}

function isGroup(part: unknown, open: string): part is Group {
  return Object(part).open === open;
}

function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  return [node.open, ...node.nodes.map(textOf), closing[node.open]].join('');
}

/** Splits a list at its separators, dropping empty sections. */
function split<Part>(parts: readonly Part[], ...separators: readonly Part[]) {
  const sections: Part[][] = [[]];
  for (const part of parts)
    if (separators.includes(part)) sections.push([]);
    else sections.at(-1)?.push(part);
  return sections.filter(({ length }) => length > 0);
}

/**
 * Converts nodes to a signature. Everything before the last arrow is a parameter, with or without
 * parentheses.
 */
function toShape(nodes: readonly Node[]): Shape {
  const [generics] = nodes;
  const hasGenerics = isGroup(generics, '<');
  const sections = split<Node>(hasGenerics ? nodes.slice(1) : nodes, '=>', ',');
  const hasResult = !['=>', ','].includes(textOf(nodes.at(-1) ?? ''));
  const parameters = hasResult ? sections.slice(0, -1) : sections;
  return {
    variables: new Set(
      hasGenerics ? split<Node>(generics.nodes, ',').map(([name = '']) => textOf(name)) : [],
    ),
    parameters: parameters.flatMap((section) =>
      section.length === 1 && isGroup(section[0], '(')
        ? toParameters(section[0])
        : toParameter(section),
    ),
    result: hasResult ? toParameter(sections.at(-1) ?? []).type : { head: anyType, parts: [] },
  };
}

function toParameters({ nodes }: Group): readonly ShapeParameter[] {
  return split(nodes, ',').map(toParameter);
}

/** Parses `type`, `type?`, `...type`, `name: type` or `name?: type`. */
function toParameter(nodes: readonly Node[]): ShapeParameter {
  const named = nodes.filter((node) => node !== '?' && node !== '...');
  return {
    type: toType(named[1] === ':' ? named.slice(2) : named),
    isOptional: named.length < nodes.length,
  };
}

function toTypes(list: Group): readonly Type[] {
  return toParameters(list).map(({ type }) => type);
}

/** Parses a type that may end in an already parsed function type. */
function toType(parts: readonly (Node | Type)[]): Type {
  const arrow = parts.indexOf('=>');
  const parameters = parts[arrow - 1];
  if (isGroup(parameters, '(')) {
    const types = [...toTypes(parameters), toType(parts.slice(arrow + 1))];
    return toType([...parts.slice(0, arrow - 1), { head: '=>', parts: types }]);
  }
  if (parts[1] === 'is') return { head: 'boolean', parts: [] };
  for (const sign of ['|', '&']) {
    const types = parts.includes(sign) ? split(parts, sign).map(toType) : [];
    if (types[0]) return types.length === 1 ? types[0] : { head: sign, parts: types };
  }
  return toOperand(parts);
}

const prefixes = ['keyof', 'typeof', 'unique', 'asserts', 'infer', 'new'];

/** Parses a type together with its prefix or suffix, such as `keyof` or `[]`. */
function toOperand([first = '', ...rest]: readonly (Node | Type)[]): Type {
  const last = rest.at(-1);
  if (first === 'readonly') return toType(rest);
  if (typeof first === 'string' && prefixes.includes(first))
    return { head: `${first} ${toType(rest).head}`, parts: [] };
  if (isGroup(last, '[')) {
    const type = toType([first, ...rest.slice(0, -1)]);
    return last.nodes.length === 0
      ? { head: 'Array', parts: [type] }
      : { head: type.head + textOf(last), parts: [] };
  }
  if (rest.length === 0) return toPrimary(first, []);
  if (rest.length === 1 && isGroup(last, '<')) return toPrimary(first, toTypes(last));
  throw new SyntaxError();
}

function toPrimary(part: Node | Type, generics: readonly Type[]): Type {
  if (isGroup(part, '(')) return toType(part.nodes);
  if (isGroup(part, '[')) return { head: '[]', parts: toTypes(part) };
  if (isGroup(part, '{')) return { head: textOf(part), parts: [] };
  if (typeof part === 'string' && /^[\p{L}\p{N}_$#"'`-]/u.test(part)) return named(part, generics);
  if (typeof part === 'object' && 'head' in part) return part;
  throw new SyntaxError();
}

/**
 * Returns a named type. `ReadonlyArray` becomes `Array`, and `Readonly` is removed, so that
 * readonly types match mutable ones.
 */
function named(word: string, parts: readonly Type[]) {
  if (word === 'ReadonlyArray') return { head: 'Array', parts };
  if (word === 'Readonly' && parts[0]) return parts[0];
  return { head: word, parts };
}
