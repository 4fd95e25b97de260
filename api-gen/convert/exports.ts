import {
  ReflectionKind,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
} from 'typedoc';
import { pathFrom } from '#node/base/files/is-inside.ts';
import type { ApiProject, ExportedName } from '../model/declaration.ts';
import type { ConvertInput } from './create-application.ts';
import type { EntryPoint } from './entry-points.ts';
import { isExportedAsType } from './written/prepare-program.ts';

/**
 * Lists the import specifiers in the compiler's `paths`, except patterns, each paired with every
 * file it may resolve to.
 */
export function packagesOf(program: ts.Program, root: string): ApiProject['packages'] {
  return Object.entries(program.getCompilerOptions().paths ?? {})
    .filter(([specifier]) => !specifier.includes('*'))
    .flatMap(([specifier, files]) =>
      files.map((file) => ({ specifier, file: pathFrom(root, file) })),
    );
}

/** Returns the names that modules export, keyed by file and then by TypeDoc's reflection id. */
export function exportsOf(context: Context, root: string): ApiProject['exports'] {
  const modules = context.project.getReflectionsByKind(ReflectionKind.Module);
  return new Map(
    modules.flatMap((module) => {
      const symbol = context.getSymbolFromReflection(module);
      const nodes = symbol?.declarations ?? [];
      // An ambient module is a statement in a file, not a whole file.
      const file = nodes.find(ts.isSourceFile) ?? nodes[0]?.getSourceFile();
      if (!symbol || !file) return [];
      return [[pathFrom(root, file.fileName), namesOf(symbol, context)] as const];
    }),
  );
}

function namesOf(module: ts.Symbol, context: Context): ReadonlyMap<number, ExportedName> {
  const whole = module.exports?.get(ts.InternalSymbolName.ExportEquals);
  const named = [...(whole ? [whole] : []), ...context.checker.getExportsOfModule(module)].flatMap(
    (symbol) => {
      const target = context.resolveAliasedSymbol(symbol);
      const { name } = symbol;
      const found = context.project.getReflectionsFromSymbolId(context.createSymbolId(target));
      return found.flatMap((one) =>
        one ? [{ id: one.id, name, isType: isExportedAsType(symbol), own: target.name }] : [],
      );
    },
  );
  // If a declaration has several names, its own comes last, so that the map keeps it.
  const ordered = named.toSorted((a, b) => rank(a.name, a.own) - rank(b.name, b.own));
  return new Map(ordered.map(({ id, name, isType }) => [id, { name, isType }]));
}

/** Ranks an export's names: `default` first, its own name last. */
function rank(name: string, own: string): number {
  return name === own ? 2 : Number(name !== 'default');
}

/**
 * Where declarations are exported: the exported names, keyed by file, and the entry points that
 * users import.
 */
interface Exported extends Pick<ConvertInput, 'root' | 'entryPoints'> {
  readonly exports: ApiProject['exports'];
}

/**
 * Names every declaration as its home module exports it. Default exports keep their declared names;
 * nameless ones stay `default`. Returns the files of the home modules, keyed by declaration id.
 */
export function renameExports(context: Context, exported: Exported): Map<number, string> {
  const homes = new Map<number, string>();
  const reflections = Object.values(context.project.reflections);
  for (const reflection of reflections) {
    if (!reflection.isDeclaration() || reflection.isReference() || !isModuleMember(reflection))
      continue;
    const nodes = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const home = homeOf(reflection.id, nodes, exported);
    if (home === undefined) continue;
    homes.set(reflection.id, home);
    reflection.name = ownName(reflection, nodes, exported.exports.get(home));
  }
  for (const reference of reflections) {
    if (reference.isReference() && reference.name === 'default')
      reference.name = reference.tryGetTargetReflectionDeep()?.name ?? reference.name;
  }
  return homes;
}

/**
 * Returns the file of a declaration's home module: the first entry point of its own package that
 * exports it, or else the first one of any package, or else the module that declares and exports
 * it. Undefined if there is none.
 */
function homeOf(
  id: number,
  nodes: readonly ts.Declaration[],
  { exports, entryPoints, root }: Exported,
): string | undefined {
  const declaring = nodes.map((node) => pathFrom(root, node.getSourceFile().fileName));
  const exporting = (file: string) => exports.get(file)?.has(id) === true;
  const entries = entryPoints?.filter(({ file }) => exporting(file)) ?? [];
  const isNear = ({ folder }: EntryPoint) =>
    declaring.some((file) => folder === '' || file.startsWith(`${folder}/`));
  return (entries.find(isNear) ?? entries[0])?.file ?? declaring.find(exporting);
}

function isModuleMember(reflection: DeclarationReflection): boolean {
  return (
    reflection.parent?.kindOf([ReflectionKind.Module, ReflectionKind.Namespace]) === true &&
    reflection.kindOf(ReflectionKind.SomeExport)
  );
}

function ownName(
  { id, name }: DeclarationReflection,
  nodes: readonly ts.Declaration[],
  names: ReadonlyMap<number, ExportedName> | undefined,
): string {
  const exported = names?.get(id)?.name ?? name;
  if (exported !== 'default' && exported !== 'export=') return exported;
  const declared = nodes
    .map((node) => ts.getNameOfDeclaration(node))
    .find((candidate) => candidate !== undefined && ts.isIdentifier(candidate));
  // A constant that only exists as a default export has no real name.
  return declared && ts.isIdentifier(declared) && declared.text !== '_default'
    ? declared.text
    : 'default';
}
