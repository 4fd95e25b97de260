import { createRequire } from 'node:module';
import type Compiler from 'typescript';
import type { SourcePosition } from '#shared/problem.ts';
import { findJsonFault, type FieldPart, type YamlError, type YamlSource } from './yaml-source.ts';

// `require`, because an `import` would always be loaded.
const ts = createRequire(import.meta.url)('typescript') as typeof Compiler;

/** The plain data that a module of code exports, with the positions of its values. */
export interface CodeSource extends YamlSource {
  /** Positions of the values that cannot be determined without running the code. */
  readonly computed: readonly SourcePosition[];
}

/**
 * Parses the default export (or `module.exports`) of JavaScript or TypeScript, or a JSON text, as
 * data, without running the code. What is computed is undefined in the value.
 */
export function parseCode(text: string, file: string): CodeSource {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const toPosition = (offset: number): SourcePosition => {
    const { line, character } = source.getLineAndCharacterOfPosition(offset);
    return { file, line: line + 1, column: character + 1 };
  };
  const errors = (isJson(source) ? jsonErrors(text) : codeErrors(file, text)).map(
    ({ messageText, start = 0 }): YamlError => ({
      message: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, ''),
      hint: 'Correct the syntax at this place.',
      position: toPosition(start),
    }),
  );
  const root = findExport(source);
  const reader: Reader = {
    source,
    places: new Map([['', { name: root.getStart(source), value: root.getStart(source) }]]),
    open: new Set(),
    computed: new Set(),
  };
  const value = errors.length > 0 ? undefined : readValue(root, [], reader);
  return {
    value,
    errors,
    locate: (path, part) => toPosition(nearestPlace(path, reader, part)),
    computed: [...reader.computed]
      .map((node) => node.getStart(source))
      .toSorted((one, other) => one - other)
      .map(toPosition),
  };
}

type SyntaxError = Pick<Compiler.Diagnostic, 'start' | 'messageText'>;

function codeErrors(fileName: string, text: string): readonly SyntaxError[] {
  return ts.transpileModule(text, { fileName, reportDiagnostics: true }).diagnostics ?? [];
}

/** Returns syntax that is an error in JSON but not in TypeScript, such as comments. */
function jsonErrors(text: string): readonly SyntaxError[] {
  const fault = findJsonFault(text);
  return fault ? [{ start: fault.offset, messageText: fault.message }] : [];
}

function isJson({ fileName }: Compiler.SourceFile): boolean {
  return fileName.endsWith('.json');
}

/** Context for reading one file. */
interface Reader {
  readonly source: Compiler.SourceFile;
  /** Offsets of fields and items, by path. */
  readonly places: Map<string, Readonly<Record<FieldPart, number>>>;
  /** Values of variables that are being resolved; a variable that refers to itself has none. */
  readonly open: Set<Compiler.Node>;
  /** Values that are not plain data. */
  readonly computed: Set<Compiler.Node>;
}

function findExport(source: Compiler.SourceFile): Compiler.Node {
  const found = source.statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return [statement.expression];
    const { expression } = statement as Partial<Compiler.ExpressionStatement>;
    if (expression && isJson(source)) return [expression];
    if (!expression || !ts.isBinaryExpression(expression)) return [];
    const { left, operatorToken, right } = expression;
    const isAssigned = operatorToken.kind === ts.SyntaxKind.EqualsToken;
    return isAssigned && left.getText(source) === 'module.exports' ? [right] : [];
  });
  return found[0] ?? source;
}

function readValue(node: Compiler.Node, path: readonly string[], reader: Reader): unknown {
  return follow(node, reader, (literal) => {
    if (ts.isStringLiteralLike(literal)) return literal.text;
    if (ts.isNumericLiteral(literal)) return Number(literal.text);
    if (literal.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (literal.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (literal.kind === ts.SyntaxKind.NullKeyword) return null;
    if (ts.isArrayLiteralExpression(literal)) return readList(literal, path, reader);
    if (ts.isObjectLiteralExpression(literal)) return readObject(literal, path, reader);
    reader.computed.add(literal);
    return undefined;
  });
}

/**
 * Resolves an expression: to what is inside parentheses or a type assertion, or to the value of a
 * variable. The result of a function call counts as computed.
 */
function follow<Value>(
  node: Compiler.Node,
  reader: Reader,
  read: (literal: Compiler.Node) => Value,
): Value | undefined {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  )
    return follow(node.expression, reader, read);
  if (ts.isCallExpression(node)) {
    reader.computed.add(node);
    return node.arguments[0] && follow(node.arguments[0], reader, read);
  }
  if (!ts.isIdentifier(node)) return read(node);
  const { initializer, parent } = findVariable(node.text, reader.source) ?? {};
  const isKnown = initializer !== undefined && !reader.open.has(initializer);
  if (!isKnown || !isConstant(parent)) reader.computed.add(node);
  if (!isKnown) return undefined;
  reader.open.add(initializer);
  const value = follow(initializer, reader, read);
  reader.open.delete(initializer);
  return value;
}

function findVariable(
  name: string,
  source: Compiler.SourceFile,
): Compiler.VariableDeclaration | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name);
}

function isConstant(list: Compiler.Node | undefined): boolean {
  return list !== undefined && (list.flags & ts.NodeFlags.Const) !== 0;
}

function readList(
  list: Compiler.ArrayLiteralExpression,
  path: readonly string[],
  reader: Reader,
): readonly unknown[] {
  return itemsOf(list, reader).map((item, index) => {
    const below = [...path, String(index)];
    const start = item.getStart(reader.source);
    reader.places.set(below.join('\n'), { name: start, value: start });
    return readValue(item, below, reader);
  });
}

/** Returns the items of a list, including those of lists that are spread into it. */
function itemsOf(
  { elements }: Compiler.ArrayLiteralExpression,
  reader: Reader,
): readonly Compiler.Node[] {
  return elements.flatMap((element) => {
    if (!ts.isSpreadElement(element)) return [element];
    return (
      follow(element.expression, reader, (list) => {
        if (ts.isArrayLiteralExpression(list)) return itemsOf(list, reader);
        reader.computed.add(element);
        return [];
      }) ?? []
    );
  });
}

function readObject(
  { properties }: Compiler.ObjectLiteralExpression,
  path: readonly string[],
  reader: Reader,
): Readonly<Record<string, unknown>> {
  const entries = properties.flatMap((property): readonly (readonly [string, unknown])[] => {
    if (ts.isSpreadAssignment(property))
      return Object.entries(readValue(property.expression, path, reader) ?? {});
    const { name } = property;
    const value = ts.isPropertyAssignment(property)
      ? property.initializer
      : ts.isShorthandPropertyAssignment(property)
        ? property.name
        : undefined;
    if (!value || !name || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name))) {
      reader.computed.add(property);
      return [];
    }
    const below = [...path, name.text];
    reader.places.set(below.join('\n'), {
      name: property.getStart(reader.source),
      value: value.getStart(reader.source),
    });
    return [[name.text, readValue(value, below, reader)]];
  });
  return Object.fromEntries(entries);
}

function nearestPlace(
  path: readonly PropertyKey[],
  { places }: Reader,
  part: FieldPart = 'value',
): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const place = places.get(path.slice(0, length).map(String).join('\n'));
    if (place) return place[length === path.length ? part : 'name'];
  }
  return 0;
}
