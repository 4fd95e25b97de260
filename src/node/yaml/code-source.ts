import { createRequire } from 'node:module';
import type Compiler from 'typescript';
import type { SourcePosition } from '#shared/problem.ts';
import type { YamlSource } from './yaml-source.ts';

// `require`, because an `import` would always be loaded.
const ts = createRequire(import.meta.url)('typescript') as typeof Compiler;

/** The plain data that a module of code exports, with the positions of its values. */
export interface CodeSource extends YamlSource {
  /** Place of the first value that only running the code would tell; undefined if there is none. */
  readonly computed?: SourcePosition;
}

/** Reads the default export (or `module.exports`) of JavaScript or TypeScript as data. The code does not run. */
export function parseCode(text: string, file: string): CodeSource {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const toPosition = (offset: number): SourcePosition => {
    const { line, character } = source.getLineAndCharacterOfPosition(offset);
    return { file, line: line + 1, column: character + 1 };
  };
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
  });
  const errors = diagnostics.map(({ messageText, start = 0 }) => ({
    message: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, ''),
    hint: 'Correct the syntax at this place.',
    position: toPosition(start),
  }));
  const reader: Reader = { source, places: new Map() };
  try {
    const value = errors.length > 0 ? undefined : readValue(findExport(source), [], reader);
    return {
      value,
      errors,
      locate: (path) => toPosition(nearestPlace(path, reader)),
    };
  } catch (error) {
    if (!(error instanceof Computed)) throw error;
    const computed = toPosition(error.node.getStart(source));
    return { value: undefined, errors, computed, locate: () => computed };
  }
}

/** Context for reading one file. */
interface Reader {
  readonly source: Compiler.SourceFile;
  /** Offsets of the values, by path. */
  readonly places: Map<string, number>;
}

/** Thrown at a value that is not plain data. */
class Computed extends Error {
  constructor(readonly node: Compiler.Node) {
    super('computed');
  }
}

function findExport(source: Compiler.SourceFile): Compiler.Node {
  const found = source.statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return [statement.expression];
    const { expression } = statement as Partial<Compiler.ExpressionStatement>;
    if (!expression || !ts.isBinaryExpression(expression)) return [];
    const { left, operatorToken, right } = expression;
    const isAssigned = operatorToken.kind === ts.SyntaxKind.EqualsToken;
    return isAssigned && left.getText(source) === 'module.exports' ? [right] : [];
  });
  return found[0] ?? source;
}

function readValue(node: Compiler.Node, path: readonly string[], reader: Reader): unknown {
  const { places, source } = reader;
  const place = path.join('\n');
  if (!places.has(place)) places.set(place, node.getStart(source));
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return readList(node, path, reader);
  if (ts.isObjectLiteralExpression(node)) return readObject(node, path, reader);
  return readValue(meaningOf(node, source), path, reader);
}

/** Returns the expression inside parentheses or a type assertion, or the initializer of a constant. */
function meaningOf(node: Compiler.Node, source: Compiler.SourceFile): Compiler.Node {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return node.expression;
  if (ts.isSatisfiesExpression(node)) return node.expression;
  const named = ts.isIdentifier(node) ? findConstant(node.text, source) : undefined;
  // A constant that names itself has no value either.
  if (named === undefined || (named.pos <= node.pos && node.end <= named.end))
    throw new Computed(node);
  return named;
}

function findConstant(name: string, source: Compiler.SourceFile): Compiler.Node | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList: { flags } }) => (flags & ts.NodeFlags.Const) !== 0)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)
    ?.initializer;
}

function readList(
  { elements }: Compiler.ArrayLiteralExpression,
  path: readonly string[],
  reader: Reader,
): readonly unknown[] {
  const list: unknown[] = [];
  for (const element of elements) {
    if (!ts.isSpreadElement(element)) {
      list.push(readValue(element, [...path, String(list.length)], reader));
      continue;
    }
    const spread = readValue(element.expression, path, reader);
    if (!Array.isArray(spread)) throw new Computed(element);
    list.push(...(spread as unknown[]));
  }
  return list;
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
    const isNamed = name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name));
    if (!isNamed) throw new Computed(property);
    const below = [...path, name.text];
    if (ts.isShorthandPropertyAssignment(property))
      return [[name.text, readValue(meaningOf(name, reader.source), below, reader)]];
    if (!ts.isPropertyAssignment(property)) throw new Computed(property);
    reader.places.set(below.join('\n'), property.getStart(reader.source));
    return [[name.text, readValue(property.initializer, below, reader)]];
  });
  return Object.fromEntries(entries);
}

/** Returns the place of a value, or of its nearest known ancestor. */
function nearestPlace(path: readonly PropertyKey[], { places }: Reader): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const place = places.get(path.slice(0, length).map(String).join('\n'));
    if (place !== undefined) return place;
  }
  return 0;
}
