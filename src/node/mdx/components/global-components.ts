import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Compiler from 'typescript';
import type { ComponentPlace, GlobalComponents } from '../context/compile-sources.ts';

// `require`, because an `import` would always be loaded.
const load = createRequire(import.meta.url);

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Returns the file of a module given without extension; undefined if there is none. */
export function findModule(module: string): string | undefined {
  return endings
    .map((ending) => module + ending)
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(file));
}

/**
 * Finds the components that a file provides to all pages, and the modules that declare them:
 * `export default { Feature }`, or exports by name. The file is not run, and pages load only what
 * they use.
 */
export function readGlobalComponents(file: string | undefined): GlobalComponents {
  if (file === undefined) return new Map();
  const ts = load('typescript') as typeof Compiler;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const imported = new Map(source.statements.flatMap((statement) => readImports(ts, statement)));
  return new Map(source.statements.flatMap((statement) => readExports(ts, statement, imported)));
}

type NamedPlace = readonly [name: string, place: ComponentPlace];

function readImports(ts: typeof Compiler, statement: Compiler.Statement): NamedPlace[] {
  if (!ts.isImportDeclaration(statement)) return [];
  const { name, namedBindings } = statement.importClause ?? {};
  const parts =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map((part) => [part.name, part.propertyName ?? part.name] as const)
      : [];
  return [
    ...(name ? [[name.text, 'default'] as const] : []),
    ...parts.map(([local, exported]) => [local.text, exported.text] as const),
  ].flatMap(([local, exported]) => {
    const place = placeIn(ts, statement.moduleSpecifier, exported);
    return place ? [[local, place] as const] : [];
  });
}

function readExports(
  ts: typeof Compiler,
  statement: Compiler.Statement,
  imported: GlobalComponents,
): NamedPlace[] {
  const { fileName } = statement.getSourceFile();
  const own = (exported: string): ComponentPlace => ({ file: fileName, exported });
  const named = (name: string, place: ComponentPlace | undefined): NamedPlace[] =>
    place ? [[name, place]] : [];
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.flatMap(({ name, propertyName }) => {
      const exported = (propertyName ?? name).text;
      const place = moduleSpecifier
        ? placeIn(ts, moduleSpecifier, exported)
        : (imported.get(exported) ?? own(name.text));
      return named(name.text, place);
    });
  }
  if (ts.isExportAssignment(statement)) {
    if (!ts.isObjectLiteralExpression(statement.expression)) return [];
    return statement.expression.properties.flatMap((property) => {
      const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      if (!property.name || !value || !ts.isIdentifier(value)) return [];
      return named(property.name.getText(), imported.get(value.text));
    });
  }
  return exportedNames(ts, statement).map((name) => [name, own(name)]);
}

/** Returns the names that a statement declares and exports, except the default export. */
function exportedNames(ts: typeof Compiler, statement: Compiler.Statement): string[] {
  const flags = ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [])
    : [];
  if (!flags.includes(ts.SyntaxKind.ExportKeyword)) return [];
  if (flags.includes(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
}

/** Returns the module and export that an import or re-export names; undefined for a missing file or one of the theme's modules. */
function placeIn(
  ts: typeof Compiler,
  module: Compiler.Expression,
  exported: string,
): ComponentPlace | undefined {
  const name = ts.isStringLiteral(module) ? module.text : '';
  const folder = path.dirname(module.getSourceFile().fileName);
  const file = name.startsWith('.') ? findModule(path.resolve(folder, name)) : name;
  return file && !name.startsWith('@theme') ? { file, exported } : undefined;
}
