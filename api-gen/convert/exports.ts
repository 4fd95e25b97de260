import path from 'node:path';
import { ReflectionKind, TypeScript as ts, type Context } from 'typedoc';
import type { ApiProject } from '../model/declaration.ts';

/** Lists the names by which packages of the sources are imported. */
export function packagesOf(program: ts.Program, root: string): ApiProject['packages'] {
  return Object.entries(program.getCompilerOptions().paths ?? {})
    .filter(([specifier]) => !specifier.includes('*'))
    .flatMap(([specifier, files]) =>
      files.map((file) => ({ specifier, file: relativePath(root, file) })),
    );
}

/** Lists the exports of modules: names, keyed by file and TypeDoc's ids. */
export function exportsOf(context: Context, root: string): ApiProject['exports'] {
  const modules = context.project.getReflectionsByKind(ReflectionKind.Module);
  return new Map(
    modules.flatMap((module) => {
      const symbol = context.getSymbolFromReflection(module);
      const file = symbol?.declarations?.find(ts.isSourceFile);
      const program = context.programs.find(
        (one) => file !== undefined && one.getSourceFile(file.fileName) === file,
      );
      if (!symbol || !file || !program) return [];
      return [[relativePath(root, file.fileName), namesOf(symbol, program, context)] as const];
    }),
  );
}

function namesOf(
  module: ts.Symbol,
  program: ts.Program,
  context: Context,
): ReadonlyMap<number, string> {
  const checker = program.getTypeChecker();
  const named = checker.getExportsOfModule(module).flatMap((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    const reflection = context.getReflectionFromSymbol(target);
    return reflection ? [{ id: reflection.id, name: symbol.name, own: target.name }] : [];
  });
  // If there are several names, the declaration's own is last, so that it is kept.
  const ordered = named.toSorted((a, b) => Number(a.name === a.own) - Number(b.name === b.own));
  return new Map(ordered.map(({ id, name }) => [id, name]));
}

function relativePath(root: string, file: string): string {
  return path.relative(root, file).replaceAll('\\', '/');
}
