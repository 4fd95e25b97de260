import { positionAt, type SourcePosition } from '#shared/problem.ts';
import { findCodeFault, parseCode, type Node, type Program } from './parse-code.ts';
import { findJsonFault, type FieldPart, type YamlSource } from './yaml-source.ts';

/** The plain data that a module exports, with the positions of its values. */
export interface CodeSource extends YamlSource {
  /** Positions of the values that cannot be determined without running the code. */
  readonly computed: readonly SourcePosition[];
}

/**
 * Parses the default export (or `module.exports`) of JavaScript or TypeScript code, or JSON text,
 * as data, without running the code. Computed values become undefined, but a function call has the
 * value of its first argument.
 */
export function parseData(text: string, file: string): CodeSource {
  const isJson = file.endsWith('.json');
  const fault = isJson ? findJsonFault(text) : findCodeFault(file, text);
  const prefix = isJson ? 'export default ' : '';
  const code = prefix + text;
  const { program } = parseCode(file, code);
  const toPosition = (offset: number): SourcePosition => ({
    file,
    ...positionAt(text, Math.max(offset - prefix.length, 0)),
  });
  const root = findExport(program, code);
  const reader = createReader(program);
  reader.places.set('', { name: root.start, value: root.start });
  return {
    value: fault ? undefined : readValue(root, [], reader),
    errors: fault
      ? [
          {
            message: fault.message,
            hint: 'Correct the syntax at this place.',
            position: { file, ...positionAt(text, fault.offset) },
          },
        ]
      : [],
    locate(path, part = 'value') {
      for (let length = path.length; length >= 0; length -= 1) {
        const place = reader.places.get(path.slice(0, length).map(String).join('\n'));
        if (place) return toPosition(place[length === path.length ? part : 'name']);
      }
      return toPosition(0);
    },
    computed: [...reader.computed].sort((one, other) => one - other).map(toPosition),
  };
}

interface Reader {
  readonly program: Program;
  /** Offsets of fields and items, keyed by their paths joined with line breaks. */
  readonly places: Map<string, Readonly<Record<FieldPart, number>>>;
  /**
   * Initializers of the variables that are being resolved. A variable that refers to itself has no
   * value.
   */
  readonly open: Set<Node>;
  /** Offsets of values that are not plain data. */
  readonly computed: Set<number>;
}

function createReader(program: Program): Reader {
  return { program, places: new Map(), open: new Set(), computed: new Set() };
}

/**
 * Returns a module's default export: the value of the variable if it is a variable's name, and the
 * first argument if it is a function call. Returns the program if there is no export.
 */
export function exportedValue(program: Program, code: string): Node | undefined {
  return follow(findExport(program, code), createReader(program), (value) => value);
}

function findExport(program: Program, code: string): Node {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
    if (statement.type === 'TSExportAssignment') return statement.expression;
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') continue;
    const { left, right } = expression;
    if (code.slice(left.start, left.end) === 'module.exports') return right;
  }
  return program;
}

function readValue(node: Node, path: readonly string[], reader: Reader): unknown {
  return follow(node, reader, (literal) => {
    if (literal.type === 'Literal' && !('regex' in literal || 'bigint' in literal))
      return literal.value;
    if (literal.type === 'TemplateLiteral' && literal.expressions.length === 0)
      return literal.quasis[0]?.value.cooked;
    if (literal.type === 'ArrayExpression') return readList(literal, path, reader);
    if (literal.type === 'ObjectExpression') return readObject(literal, path, reader);
    reader.computed.add(literal.start);
    return undefined;
  });
}

/**
 * Resolves parentheses, type assertions and variables, and passes the resulting node to `read`. A
 * function call counts as computed, but its first argument is read in its place.
 */
function follow<Value>(
  node: Node,
  reader: Reader,
  read: (literal: Node) => Value,
): Value | undefined {
  const { program, open, computed } = reader;
  if (
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  )
    return follow(node.expression, reader, read);
  if (node.type === 'CallExpression') {
    computed.add(node.start);
    return node.arguments[0] && follow(node.arguments[0], reader, read);
  }
  if (node.type !== 'Identifier') return read(node);
  const { init, isConstant } = findVariable(node.name, program) ?? {};
  const isKnown = init && !open.has(init);
  if (!isKnown || !isConstant) computed.add(node.start);
  if (!isKnown) return undefined;
  open.add(init);
  const value = follow(init, reader, read);
  open.delete(init);
  return value;
}

function findVariable(name: string, { body }: Program) {
  for (const statement of body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    const found = declared.declarations.find(
      ({ id }) => id.type === 'Identifier' && id.name === name,
    );
    if (found) return { init: found.init, isConstant: declared.kind === 'const' };
  }
  return undefined;
}

type List = Extract<Node, { type: 'ArrayExpression' }>;

function readList(list: List, path: readonly string[], reader: Reader): readonly unknown[] {
  return itemsOf(list, reader).map((item, index) => {
    const below = [...path, String(index)];
    reader.places.set(below.join('\n'), { name: item.start, value: item.start });
    return readValue(item, below, reader);
  });
}

/** Returns a list's items, including those spread into it from other lists. */
function itemsOf({ elements }: List, reader: Reader): readonly Node[] {
  return elements.flatMap((element): readonly Node[] => {
    if (element?.type !== 'SpreadElement') return element ? [element] : [];
    return (
      follow(element.argument, reader, (list) => {
        if (list.type === 'ArrayExpression') return itemsOf(list, reader);
        reader.computed.add(element.start);
        return [];
      }) ?? []
    );
  });
}

function readObject(
  { properties }: Extract<Node, { type: 'ObjectExpression' }>,
  path: readonly string[],
  reader: Reader,
): Readonly<Record<string, unknown>> {
  const entries = properties.flatMap((property): readonly (readonly [string, unknown])[] => {
    if (property.type === 'SpreadElement')
      return Object.entries(readValue(property.argument, path, reader) ?? {});
    const { key, value, start } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
    if (
      typeof name !== 'string' ||
      property.computed ||
      property.method ||
      property.kind !== 'init'
    ) {
      reader.computed.add(start);
      return [];
    }
    const below = [...path, name];
    reader.places.set(below.join('\n'), { name: start, value: value.start });
    return [[name, readValue(value, below, reader)]];
  });
  return Object.fromEntries(entries);
}
