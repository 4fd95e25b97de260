import {
  ReflectionKind,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
} from 'typedoc';
import type { ApiProject, ExportedName } from '../model/declaration.ts';
import type { ConvertInput } from './create-application.ts';
import type { EntryPoint } from './entry-points.ts';
import { pathFrom } from '#node/base/files/is-inside.ts';

/** Where declarations are exported: their names, keyed by file, and what users import. */
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
 * Returns the file of a declaration's home module: of the entry points that export the declaration,
 * the one of its own package that is nearest to the root, or else the module that declares it.
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
