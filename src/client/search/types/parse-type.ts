/** A type as a tree: a name or an operator, and its parts. */
export interface Type {
  /** `Range`; `|`, `&`, `=>` and `[]` for unions, intersections, functions and tuples; the source text of any other type. */
  readonly head: string;
  /** Type arguments or parts; for a function, its parameters followed by its result. */
  readonly parts: readonly Type[];
}

/** A parameter of a call signature; its name does not matter. */
export interface ShapeParameter {
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
 * Maximum length to parse; nobody types more, and the rest of a longer signature would not improve
 * the match.
 */
const maxTextLength = 2000;

const tokenPattern =
  /\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(=>|->|→|\.\.\.)|([\p{L}_$#][\p{L}\p{N}_$#.]*|-?\d[\w.]*)|(\S))/uy;

/**
 * Parses a typed or listed signature: `(Target) => Range`, `string -> ScopeType`, `<T>(T[],
 * number?) => T`. Returns undefined if the text is not one.
 */
export function parseShape(text: string): Shape | undefined {
  const tokens = toTokens(text.slice(0, maxTextLength));
  const reader = createReader(tokens);
  try {
    return reader.shape();
  } catch {
    return undefined;
  }
}

function toTokens(text: string): readonly string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  for (let found; (found = tokenPattern.exec(text)) !== null;) tokens.push(found[0].trim());
  return tokens.map((token) => (token === '->' || token === '→' ? '=>' : token));
}

/** A part that is not typed yet: `string ->` matches any result. */
export const anyType = '?';

const open: Type = { head: anyType, parts: [] };

function createReader(tokens: readonly string[]) {
  let at = 0;
  const peek = (): string => tokens[at] ?? '';
  const take = (token: string): boolean => {
    if (peek() !== token) return false;
    at += 1;
    return true;
  };

  /** Everything before the last arrow is a parameter, with or without brackets. */
  function shape(): Shape {
    const variables = take('<') ? typeParameters() : new Set<string>();
    const parameters: ShapeParameter[] = [];
    let result: Type | undefined;
    while (at < tokens.length) {
      if (take('=>')) continue;
      const group = peek() === '(' && isParameterList(at) ? parameterList() : undefined;
      if (group && peek() === '=>') parameters.push(...group);
      else {
        const type = group ? (group[0]?.type ?? open) : union();
        const isOptional = take('?');
        if (at >= tokens.length) result = type;
        else if (take('=>') || take(',')) parameters.push({ type, isOptional });
        else throw new SyntaxError(peek());
      }
    }
    if (!tokens.includes('=>')) throw new SyntaxError('=>');
    return { variables, parameters, result: result ?? open };
  }

  function typeParameters(): ReadonlySet<string> {
    const names = new Set<string>();
    for (let depth = 1; depth > 0 && at < tokens.length; at += 1) {
      if (peek() === '<') depth += 1;
      else if (peek() === '>') depth -= 1;
      else if (depth === 1 && /^[\p{L}_$]/u.test(peek()) && /^[<,]$/.test(tokens[at - 1] ?? ''))
        names.add(peek());
    }
    return names;
  }

  /** Tests whether the bracket that opens here closes before an arrow. */
  function isParameterList(start: number): boolean {
    let depth = 0;
    for (let index = start; index < tokens.length; index += 1) {
      if (/^[([{]$/.test(tokens[index] ?? '')) depth += 1;
      if (/^[)\]}]$/.test(tokens[index] ?? '') && (depth -= 1) === 0)
        return tokens[index + 1] === '=>';
    }
    return false;
  }

  function parameterList(): readonly ShapeParameter[] {
    const list: ShapeParameter[] = [];
    at += 1;
    while (!take(')')) {
      const isRest = take('...');
      const isNamed = /^[:?]$/.test(tokens[at + 1] ?? '') && tokens[at + 2] !== ',';
      const named = isNamed && (tokens[at + 1] === ':' || tokens[at + 2] === ':');
      let isOptional = isRest;
      if (named) {
        at += 1;
        isOptional = take('?') || isOptional;
        take(':');
      }
      const type = union();
      list.push({ type, isOptional: take('?') || isOptional });
      if (!take(',') && peek() !== ')') throw new SyntaxError(peek());
    }
    return list;
  }

  function union(): Type {
    return operator('|', () => operator('&', postfix));
  }

  function operator(sign: string, part: () => Type): Type {
    take(sign);
    const parts = [part()];
    while (take(sign)) parts.push(part());
    return parts.length === 1 && parts[0] ? parts[0] : { head: sign, parts };
  }

  function postfix(): Type {
    let type = primary();
    while (peek() === '[') {
      at += 1;
      if (take(']')) type = { head: 'Array', parts: [type] };
      else type = { head: written(']', `${type.head}[`), parts: [] };
    }
    return type;
  }

  function primary(): Type {
    if (peek() === '(') {
      if (isParameterList(at)) return functionType();
      at += 1;
      const type = union();
      if (!take(')')) throw new SyntaxError(peek());
      return type;
    }
    if (take('[')) return { head: '[]', parts: list(']') };
    if (take('{')) return { head: written('}', '{'), parts: [] };
    const word = peek();
    at += 1;
    if (word === '' || /^[)\]},>?:=]/.test(word)) throw new SyntaxError(word);
    if (word === 'readonly') return postfix();
    if (/^(?:keyof|typeof|unique|asserts|infer|new)$/.test(word))
      return { head: `${word} ${union().head}`, parts: [] };
    if (peek() === 'is') {
      at += 1;
      union();
      return { head: 'boolean', parts: [] };
    }
    return named(word, take('<') ? list('>') : []);
  }

  function functionType(): Type {
    const parameters = parameterList().map(({ type }) => type);
    take('=>');
    return { head: '=>', parts: [...parameters, union()] };
  }

  function list(close: string): readonly Type[] {
    const parts: Type[] = [];
    while (!take(close)) {
      take('...');
      if (peek() !== '' && tokens[at + 1] === ':') at += 2;
      parts.push(union());
      take('?');
      if (!take(',') && peek() !== close) throw new SyntaxError(peek());
    }
    return parts;
  }

  /** Returns the text used for comparison. */
  function written(close: string, start: string): string {
    let text = start;
    for (let depth = 1; depth > 0; at += 1) {
      if (at >= tokens.length) throw new SyntaxError(close);
      if (/^[([{]$/.test(peek())) depth += 1;
      if (/^[)\]}]$/.test(peek())) depth -= 1;
      text += peek();
    }
    return text;
  }

  return { shape };
}

/** Treats readonly arrays as arrays. */
function named(word: string, parts: readonly Type[]): Type {
  if (word === 'ReadonlyArray') return { head: 'Array', parts };
  if (word === 'Readonly' && parts[0]) return parts[0];
  return { head: word, parts };
}
