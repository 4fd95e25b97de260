import { ReflectionKind, TypeScript as ts, type Context } from 'typedoc';
import { pathFrom } from '#node/base/files/is-inside.ts';
import type { ApiProject, ExportedName } from '../model/declaration.ts';
import { isExportedAsType } from './written/prepare-program.ts';

/** Lists the import specifiers of the packages in the sources. */
export function packagesOf(program: ts.Program, root: string): ApiProject['packages'] {
  return Object.entries(program.getCompilerOptions().paths ?? {})
    .filter(([specifier]) => !specifier.includes('*'))
    .flatMap(([specifier, files]) =>
      files.map((file) => ({ specifier, file: pathFrom(root, file) })),
    );
}

/** Lists the names that modules export, keyed by file and then by TypeDoc's id. */
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
