import {
  ReflectionKind,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
} from 'typedoc';
import type { ApiProject } from '../model/declaration.ts';

/**
 * Names every declaration as its own module exports it, and default exports as they are declared;
 * nameless ones stay `default`. Returns the names under which TypeDoc found them, keyed by id.
 */
export function renameExports(
  context: Context,
  exports: ApiProject['exports'],
  toPath: (file: string) => string,
): Map<number, string> {
  const exportedNames = new Map<number, string>();
  const reflections = Object.values(context.project.reflections);
  for (const reflection of reflections) {
    if (!reflection.isDeclaration() || reflection.isReference() || !isModuleMember(reflection))
      continue;
    const name = ownName(context, reflection, exports, toPath);
    if (name === reflection.name) continue;
    exportedNames.set(reflection.id, reflection.name);
    reflection.name = name;
  }
  for (const reference of reflections) {
    if (reference.isReference() && reference.name === 'default')
      reference.name = reference.tryGetTargetReflectionDeep()?.name ?? reference.name;
  }
  return exportedNames;
}

function isModuleMember(reflection: DeclarationReflection): boolean {
  return (
    reflection.parent?.kindOf([ReflectionKind.Module, ReflectionKind.Namespace]) === true &&
    reflection.kindOf(ReflectionKind.SomeExport)
  );
}

function ownName(
  context: Context,
  reflection: DeclarationReflection,
  exports: ApiProject['exports'],
  toPath: (file: string) => string,
): string {
  const { id, name } = reflection;
  const nodes = context.getSymbolFromReflection(reflection)?.declarations ?? [];
  const files = nodes.map((node) => exports.get(toPath(node.getSourceFile().fileName)));
  const exported = files.flatMap((names) => names?.get(id)?.name ?? [])[0] ?? name;
  if (exported !== 'default' && exported !== 'export=') return exported;
  const declared = nodes
    .map((node) => ts.getNameOfDeclaration(node))
    .find((candidate) => candidate !== undefined && ts.isIdentifier(candidate));
  // A constant that only exists as a default export has no real name.
  return declared && ts.isIdentifier(declared) && declared.text !== '_default'
    ? declared.text
    : 'default';
}
