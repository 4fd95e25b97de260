import path from 'node:path';
import { TypeScript as ts } from 'typedoc';
import type { ApiPage } from '../../../api-gen/model/api-page.ts';
import type { LinkTable, Place } from '../../../api-gen/model/links.ts';
import type { Additions } from './additions.ts';

/** Input for compiling the pages' signatures together with the sources. */
export interface CompileInput {
  readonly root: string;
  readonly pages: readonly ApiPage[];
  readonly table: LinkTable;
  readonly program: ts.Program;
}

/** The input, and state while declarations are added to the sources. */
export interface Context extends CompileInput {
  readonly places: ReadonlyMap<string, Place>;
  readonly additions: Additions;
}

/** Returns the source file at a path relative to `root`, if the program contains it. */
export function fileOf({ root, program }: CompileInput, file: string | undefined) {
  return file === undefined ? undefined : program.getSourceFile(path.join(root, file));
}

/**
 * Returns the line that imports the target of a link into a scope; none if the name already
 * resolves to it there, or if it cannot be imported. Adds an import of the target's module to the
 * file.
 */
export function importOf(context: Context, scope: ts.Node, text: string, place: Place): string[] {
  const target = fileOf(context, place.page.module.position?.file);
  const [name = ''] = text.split('.');
  if (!target || text.includes('(') || means(context, scope, text, place)) return [];
  const module = `module${context.program.getSourceFiles().indexOf(target)}`;
  const from = relativeModule(scope.getSourceFile().fileName, target.fileName);
  context.additions.add(
    scope.getSourceFile(),
    `\nimport * as ${module} from ${JSON.stringify(from)};\n`,
  );
  const names = place.name.split('.');
  // If a text has more names than the declaration, its first name refers to the whole module in the
  // author's code.
  if (place.declaration.kind === 'module' || text.split('.').length > names.length)
    return [`import ${name} = ${module};`];
  const path = names.slice(0, names.length - text.split('.').length + 1);
  const [outer = name, ...inner] = path;
  return [
    `import ${name} = ${[module, exportedName(context, outer, target), ...inner].join('.')};`,
  ];
}

/**
 * Returns the line that imports an unlinked name if it does not resolve and a package that the file
 * imports as a namespace exports it. Inferred types may contain such names.
 */
export function importFromPackage({ program }: Context, scope: ts.Node, name: string): string[] {
  const checker = program.getTypeChecker();
  if (checker.resolveName(name, scope, ts.SymbolFlags.All, false)) return [];
  const from = checker
    .getSymbolsInScope(scope.getSourceFile(), ts.SymbolFlags.Alias)
    .filter(({ declarations }) => declarations?.some(ts.isNamespaceImport))
    .findLast((symbol) =>
      checker
        .getExportsOfModule(checker.getAliasedSymbol(symbol))
        .some((exported) => exported.name === name),
    );
  return from ? [`import ${name} = ${from.name}.${name};`] : [];
}

/** Adds an export of a declaration under a unique name to its module, and returns that name. */
function exportedName({ additions }: Context, name: string, target: ts.SourceFile): string {
  if (name === 'default') return name;
  additions.add(target, `\nexport { ${name} as exported_${name} };\n`);
  return `exported_${name}`;
}

/** Whether a name in a scope resolves to the target of its link. */
function means(
  { program, root }: Context,
  scope: ts.Node,
  text: string,
  { declaration: { kind, position }, page }: Place,
): boolean {
  if (page.names[0] === 'global') return true;
  const checker = program.getTypeChecker();
  const resolve = (symbol: ts.Symbol | undefined) =>
    symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  const [first = '', ...rest] = text.split('.');
  const start = resolve(checker.resolveName(first, scope, ts.SymbolFlags.All, false));
  const symbol = rest.reduce<ts.Symbol | undefined>(
    (owner, name) =>
      resolve(owner && checker.getExportsOfModule(owner).find((one) => one.name === name)),
    start,
  );
  return (symbol?.declarations ?? []).some((node) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(
      ts.getNameOfDeclaration(node)?.getStart() ?? node.getStart(),
    );
    return (
      path.relative(root, file.fileName) === position?.file &&
      (line + 1 === position.line || (kind === 'module' && ts.isSourceFile(node)))
    );
  });
}

function relativeModule(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to).replaceAll('\\', '/');
  const file = relative
    .replace(/\.d\.(?=[cm]?ts$)/, '.')
    .replace(/ts$/, (end) => (/\.d\.[cm]?ts$/.test(to) ? 'js' : end));
  return file.startsWith('.') ? file : `./${file}`;
}
