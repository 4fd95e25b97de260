import {
  ReflectionKind,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
} from 'typedoc';

/**
 * Restores the declared names of default exports and of declarations that another module re-exports
 * under its own name. Nameless ones stay `default`. Returns exported names that differ, keyed by
 * id.
 */
export function renameDefaults(context: Context): Map<number, string> {
  const exportedNames = new Map<number, string>();
  for (const reflection of Object.values(context.project.reflections)) {
    if (!reflection.isDeclaration() || reflection.isReference() || !isModuleMember(reflection))
      continue;
    const name = declaredName(context, reflection) ?? reflection.name;
    if (name === reflection.name) continue;
    exportedNames.set(reflection.id, reflection.name);
    reflection.name = name;
  }
  for (const reference of Object.values(context.project.reflections)) {
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

function declaredName(context: Context, reflection: DeclarationReflection): string | undefined {
  const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
  const name = declarations
    .map((declaration) => ts.getNameOfDeclaration(declaration))
    .find((candidate) => candidate !== undefined && ts.isIdentifier(candidate));
  // A constant that only exists as a default export has no real name.
  return name && ts.isIdentifier(name) && name.text !== '_default' ? name.text : undefined;
}
